/** Three hundred modules, loaded with the first passkey to keep a restart after a crash fast. */
export function loadWebauthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server')
}
