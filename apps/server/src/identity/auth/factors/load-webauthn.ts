/** What passkeys are checked with: three hundred modules, read with the first passkey, so that a start after a fault does not wait for them. */
export function loadWebauthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server')
}
