import { Agent, request } from 'node:http'

/** One request, sent repeatedly. */
export interface Shot {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

const connections = 20

const fire = ({ url, method = 'GET', headers = {}, body }: Shot, agent: Agent): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  request(url, { method, headers, agent }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`${method} ${url} answered ${response.statusCode}`))
    response.resume().on('end', resolve).on('error', reject)
  })
    .on('error', reject)
    .end(body)
  return promise
}

/** The same request each time, or another one for each number. */
export type Shots = Shot | ((index: number) => Shot)

/** Sends the request `count` times over a fixed number of keep-alive connections. Every answer must be a 200. */
export const load = async (shots: Shots, count: number): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let left = count
  const keepFiring = async () => {
    while (left-- > 0) await fire(typeof shots === 'function' ? shots(left) : shots, agent)
  }
  await Promise.all(Array.from({ length: connections }, keepFiring))
  agent.destroy()
}
