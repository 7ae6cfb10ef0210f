import type { Log } from '../log.ts'
import type { Assistant, AssistantConfig } from './assistant.ts'
import { builtInWriter } from './built-in-writer.ts'
import { createChatAssistant } from './chat-assistant.ts'

export const openAssistant = (config: AssistantConfig | null, log: Log): Assistant =>
  config ? createChatAssistant(config, log) : builtInWriter
