import * as spec from 'discord-api-spec/zod'
import type { AnySchema } from '../checks/zod.ts'
import {
  acknowledge,
  answerOf,
  callbackResponse,
  editAnswer,
  followUp,
  removeAnswer,
} from '../interaction-callbacks.ts'
import { byToken, openInteraction } from '../interactions.ts'
import { asJson } from '../json.ts'
import type { RequestBody } from '../request-body.ts'
import { nothing, ok, type RouteAnswer, type RouteCall } from '../route.ts'
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

export function callbackSchema({ json }: RequestBody): AnySchema | null {
  return CALLBACKS[Number(asJson(json).type)] ?? spec.CreateMessageInteractionCallbackRequestSchema
}

export function answerInteraction({ context, at, body, query, uploads }: RouteCall): RouteAnswer {
  const interaction = openInteraction(context, at.interaction_id ?? '', at.interaction_token ?? '')
  const type = Number(body.type)
  const entry = acknowledge(context, interaction, type, { body: asJson(body.data), uploads })
  return query.get('with_response') === 'true' ? ok(callbackResponse(context, interaction, type, entry)) : nothing
}

function askedBy({ context, at }: RouteCall): Interaction {
  return byToken(context, at.webhook_id ?? '', at.webhook_token ?? '')
}

export function executeWebhook(call: RouteCall): RouteAnswer {
  const { context, body, uploads } = call
  return ok(followUp(context, askedBy(call), { body, uploads }).message)
}

export function getWebhookMessage(call: RouteCall): RouteAnswer {
  return ok(answerOf(call.context, askedBy(call), call.at.message_id ?? '').entry.message)
}

export function editWebhookMessage(call: RouteCall): RouteAnswer {
  const { context, at, body, uploads } = call
  return ok(editAnswer(context, askedBy(call), at.message_id ?? '', { body, uploads }).message)
}

export function deleteWebhookMessage(call: RouteCall): RouteAnswer {
  removeAnswer(call.context, askedBy(call), call.at.message_id ?? '')
  return nothing
}
