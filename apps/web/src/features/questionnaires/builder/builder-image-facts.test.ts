import { expect, test } from 'vitest'
import { imageError, imageFacts } from './builder-image-facts.ts'

test('a picture is told by type and size, and what is none or too large is refused (REQ-410)', () => {
  expect(imageError({ type: 'image/png', size: 300 * 1024 })).toBeNull()
  expect(imageError({ type: 'image/png', size: 301 * 1024 })).toContain('301 KB')
  expect(imageError({ type: 'application/pdf', size: 10 })).toContain('PNG, JPEG or WebP')
  expect(imageFacts(`data:image/webp;base64,${'A'.repeat(4096)}`)).toBe('WebP, 3 KB')
  expect(imageFacts(null)).toBeNull()
})
