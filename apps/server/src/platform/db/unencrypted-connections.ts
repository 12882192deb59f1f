import type { Config } from '../config.ts'

type Addresses = Pick<
  Config,
  'DATABASE_URL' | 'MIGRATION_DATABASE_URL' | 'DATABASE_READ_URL' | 'SMTP_URL' | 'LLM_BASE_URL' | 'OTEL_EXPORTER_OTLP_ENDPOINT'
>

/** What makes an address one that is encrypted or not used at all, by setting. */
const ENCRYPTED: Readonly<Record<keyof Addresses, RegExp>> = {
  DATABASE_URL: /[?&]sslmode=(require|verify-ca|verify-full)(&|$)/,
  MIGRATION_DATABASE_URL: /[?&]sslmode=(require|verify-ca|verify-full)(&|$)/,
  DATABASE_READ_URL: /[?&]sslmode=(require|verify-ca|verify-full)(&|$)/,
  SMTP_URL: /^smtps:|[?&]requireTLS=true(&|$)/i,
  LLM_BASE_URL: /^https:/,
  OTEL_EXPORTER_OTLP_ENDPOINT: /^https:/,
}
/** This machine, or a Unix socket on it. */
const HERE = /^[a-z]+:\/\/([^/@]*@)?(localhost|127(\.\d+){3}|\[::1\])([:/?]|$)|[?&]host=(\/|%2F)|^[a-z]+:\/\/([^/@]*@)?\//i

/** The settings whose connections leave this machine without being encrypted for certain. */
export function unencryptedConnections(addresses: Addresses): string[] {
  const names = Object.keys(ENCRYPTED) as (keyof Addresses)[]
  return names.filter((name) => {
    const address = addresses[name]
    return address !== undefined && !HERE.test(address) && !ENCRYPTED[name].test(address)
  })
}
