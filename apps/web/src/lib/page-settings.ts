/** What the server writes into the page's `<meta>` elements. */
function meta(name: string): string {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
  return content.startsWith('__') ? '' : content
}

/** The product's name, which is also the home route's (REQ-047, B-12). */
export function brandName(): string {
  return meta('brand') || 'TCN AI'
}

/** Where the calls go: empty for the page's own origin (REQ-076). */
export function apiOrigin(): string {
  return typeof document === 'undefined' ? '' : meta('api-origin')
}

/** The address that the world knows the clinic by; the page's own where none was set. */
export function publicOrigin(): string {
  return meta('public-origin') || location.origin
}

/** Minutes without a movement after which the screen locks; 0: never (E-9). */
export function lockIdleMinutes(): number {
  return Number(meta('lock-idle-minutes') || '10')
}

/** Whether new passwords need a capital, a digit and a sign. */
export function passwordComposition(): boolean {
  return meta('password-composition') !== '0'
}

export function demoMode(): boolean {
  return meta('demo') === '1'
}

/** Where a patient's record opens in the clinic's own dashboard, `{id}` standing for the patient (B-12); empty: our own record. */
export function patientRecordUrl(): string {
  return meta('patient-record-url')
}

/** The nonce that this page's injected style elements must carry. */
export function styleNonce(): string {
  return meta('csp-nonce')
}
