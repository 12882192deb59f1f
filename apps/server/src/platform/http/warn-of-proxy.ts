import type { FastifyRequest } from 'fastify'

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

/**
 * Says once that requests seem to come through a proxy although `TRUST_PROXY` is empty: then all callers share its address, in
 * the audit log and for the limits on logins.
 */
export function warnOfProxy(trustProxy: string, warn: (line: string) => void) {
  let said = trustProxy !== ''
  return async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> => {
    const header = said ? undefined : FORWARDED.find((name) => headers[name] !== undefined)
    if (!header) return
    said = true
    warn(
      `TRUST_PROXY: a request came with ${header}, but no proxy is trusted, so every caller seems to come from one address. Set it to the address of your proxy.`,
    )
  }
}
