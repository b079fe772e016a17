import * as spec from 'discord-api-spec/zod'
import { acknowledge, answerOf, callbackResponse, editAnswer, followUp, removeAnswer } from '../answers.ts'
import { asJson, type Body } from '../body.ts'
import type { AnySchema } from '../checks/zod.ts'
import { byToken, openInteraction } from '../interactions.ts'
import { type Answer, type Call, nothing, ok } from '../route.ts'
import type { Interaction } from '../types.ts'

const CALLBACKS: Record<number, AnySchema> = {
  1: spec.PongInteractionCallbackRequestSchema,
  4: spec.CreateMessageInteractionCallbackRequestSchema,
  5: spec.CreateMessageInteractionCallbackRequestSchema,
  6: spec.UpdateMessageInteractionCallbackRequestSchema,
  7: spec.UpdateMessageInteractionCallbackRequestSchema,
  8: spec.ApplicationCommandAutocompleteCallbackRequestSchema,
  9: spec.ModalInteractionCallbackRequestSchema,
}

export function callbackSchema({ json }: Body): AnySchema | null {
  return CALLBACKS[Number(asJson(json).type)] ?? spec.CreateMessageInteractionCallbackRequestSchema
}

export function answerInteraction({ ground, at, body, query, uploads }: Call): Answer {
  const one = openInteraction(ground, at.interaction_id ?? '', at.interaction_token ?? '')
  const type = Number(body.type)
  const entry = acknowledge(ground, one, type, { body: asJson(body.data), uploads })
  return query.get('with_response') === 'true' ? ok(callbackResponse(ground, one, type, entry)) : nothing
}

function askedBy({ ground, at }: Call): Interaction {
  return byToken(ground, at.webhook_id ?? '', at.webhook_token ?? '')
}

export function executeWebhook(call: Call): Answer {
  const { ground, body, uploads } = call
  return ok(followUp(ground, askedBy(call), { body, uploads }).message)
}

export function getWebhookMessage(call: Call): Answer {
  return ok(answerOf(call.ground, askedBy(call), call.at.message_id ?? '').entry.message)
}

export function editWebhookMessage(call: Call): Answer {
  const { ground, at, body, uploads } = call
  return ok(editAnswer(ground, askedBy(call), at.message_id ?? '', { body, uploads }).message)
}

export function deleteWebhookMessage(call: Call): Answer {
  removeAnswer(call.ground, askedBy(call), call.at.message_id ?? '')
  return nothing
}
