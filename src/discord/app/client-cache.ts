import { type CacheWithLimitsOptions, Options } from 'discord.js'

interface Known {
  readonly id: string
  readonly client: { readonly user: { readonly id: string } | null }
}

/** The bot itself must be known: what it may do is read off its own roles. */
const ONESELF = { maxSize: 0, keepOverLimit: ({ id, client }: Known) => id === client.user?.id }

/** The last ones of each channel, to take buttons off again without asking for them. */
const MESSAGES = 20

/**
 * What the client keeps of servers: channels, roles and the bot's own member, by which it knows where it may write.
 * People come with what they press, and are not kept; all the rest nobody asks for.
 */
const LIMITS: CacheWithLimitsOptions = {
  ...Options.DefaultMakeCacheSettings,
  MessageManager: MESSAGES,
  UserManager: ONESELF,
  GuildMemberManager: ONESELF,
  ThreadMemberManager: ONESELF,
  ApplicationCommandManager: 0,
  AutoModerationRuleManager: 0,
  BaseGuildEmojiManager: 0,
  DMMessageManager: 0,
  EntitlementManager: 0,
  GuildBanManager: 0,
  GuildEmojiManager: 0,
  GuildInviteManager: 0,
  GuildScheduledEventManager: 0,
  GuildStickerManager: 0,
  PresenceManager: 0,
  ReactionManager: 0,
  ReactionUserManager: 0,
  StageInstanceManager: 0,
  VoiceStateManager: 0,
}

export const CACHES = Options.cacheWithLimits(LIMITS)
