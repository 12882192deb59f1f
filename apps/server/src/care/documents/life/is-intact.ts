import { createHash } from 'node:crypto'
import { type DocumentContent, signedText } from '@clinic/core/documents/document-content'
import { plainCode } from '@clinic/core/documents/document-number'
import type { SealedParts, StoredDocument } from './document-store.ts'

export function hashContent(content: DocumentContent): string {
  return createHash('sha256').update(signedText(content)).digest('hex')
}

export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** What is stored of a check code: no one can read codes in the database. */
export function hashCheckCode(typed: string): Buffer {
  return createHash('sha256').update(plainCode(typed)).digest()
}

/** Whether what is stored is what was signed, to the byte. */
export function isIntact({ hash, pdf_hash }: Pick<StoredDocument, 'hash' | 'pdf_hash'>, { content, pdf }: SealedParts): boolean {
  return hashContent(content) === hash && hashBytes(Buffer.from(pdf, 'base64')) === pdf_hash
}
