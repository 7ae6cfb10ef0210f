import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** How many proxies in front may name the visitor, or which ones. None unless configured. */
export type TrustProxy = false | string[] | ((address: string, hop: number) => boolean)

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const trusting = (addresses: readonly string[]) => {
  const trusted = new BlockList()
  for (const address of addresses) {
    const [net = '', bits] = address.split('/')
    if (bits === undefined) trusted.addAddress(net, familyOf(net))
    else trusted.addSubnet(net, Number(bits), familyOf(net))
  }
  return (address: string) => isIP(address) !== 0 && trusted.check(address, familyOf(address))
}

const trustOf = (trustProxy: TrustProxy) => {
  if (trustProxy === false) return () => false
  return typeof trustProxy === 'function' ? trustProxy : trusting(trustProxy)
}

/** The nearest proxy first. */
const forwardedFor = ({ headers }: IncomingMessage): string[] =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
    .toReversed()

/**
 * The visitor's IP address for a request that does not go through Fastify, such as a websocket upgrade. The same as
 * Fastify's `request.ip`: the first address on the way here that is no trusted proxy.
 */
export const visitorAddress = (trustProxy: TrustProxy) => {
  const isTrusted = trustOf(trustProxy)
  return (request: IncomingMessage): string => {
    const hops = [request.socket.remoteAddress ?? '', ...forwardedFor(request)]
    return hops.find((address, hop) => !isTrusted(address, hop)) ?? hops.at(-1) ?? ''
  }
}
