import { isIPv6 } from 'node:net'

/**
 * The part of an address that one attacker cannot change at will: an IPv4 address whole, of an IPv6 address the network's /64. Anything else
 * stays as it is, cut short.
 */
export function addressKey(address: string): string {
  const bare = address.split('%')[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)
  if (mapped?.[1]) return mapped[1]
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : bare.slice(0, 64)
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = split(head)
  const right = tail === undefined ? [] : split(tail)
  const missing = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(missing).fill('0'), ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}

/** A dotted ending stands for two groups; what they are does not matter here, only that they are two. */
function split(part: string): string[] {
  return part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
