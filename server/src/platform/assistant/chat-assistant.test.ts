import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { AssistantAway, type AthleteFacts } from './assistant.ts'
import { createChatAssistant } from './chat-assistant.ts'

test('stops waiting for a silent service, and logs the reason without the conversation', async () => {
  const service = createServer(() => {})
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  const warnings: unknown[] = []
  const assistant = createChatAssistant(
    { url: `http://127.0.0.1:${port}`, key: null, model: 'm' },
    { warn: (...words: unknown[]) => warnings.push(words) },
    { timeoutMilliseconds: 50 },
  )
  const facts = { first_name: 'Amara' } as AthleteFacts
  const sending = { id: 'one-call', signal: new AbortController().signal }
  const asked = assistant.answer(facts, [{ role: 'user', content: 'my bio' }], sending)
  await expect(asked).rejects.toThrow(AssistantAway)
  expect(JSON.stringify(warnings)).toContain('timeout')
  expect(JSON.stringify(warnings)).not.toMatch(/Amara|my bio/)
  service.closeAllConnections()
  service.close()
})
