import { isIPv6 } from 'node:net'

/**
 * The part of an address that an attacker cannot vary freely: all of an IPv4 address, the /64 of an IPv6 one.
 * Anything else is only truncated.
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

/** A dotted-quad ending fills two groups; their values do not matter here. */
function split(part: string): string[] {
  return part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
