const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 12

/** 12 random letters and digits (REQ-133). Bytes past the last full turn of the alphabet are discard, so that none is likelier. */
export function newConversationId(fill: (bytes: Uint8Array<ArrayBuffer>) => void = (bytes) => crypto.getRandomValues(bytes)): string {
  const fair = 256 - (256 % ALPHABET.length)
  let id = ''
  while (id.length < LENGTH) {
    const bytes = new Uint8Array(LENGTH)
    fill(bytes)
    for (const byte of bytes) if (byte < fair && id.length < LENGTH) id += ALPHABET.charAt(byte % ALPHABET.length)
  }
  return id
}
