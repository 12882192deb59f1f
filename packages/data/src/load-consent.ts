import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChatLanguage } from '@clinic/contract/chat'
import { z } from 'zod'
import { DATA_FOLDER } from './data-folder.ts'
import { readFrontMatter } from './read-front-matter.ts'

/** `text`: paragraphs, parted by an empty line. */
const consentText = z.strictObject({
  version: z.string().regex(/^\d{4}-\d{1,2}-\d+(-[a-z]{2})?$/),
  sections: z.array(z.strictObject({ heading: z.string().min(1), text: z.string().min(1) })).min(1),
})
export type ConsentText = z.infer<typeof consentText>

/** What a person agrees to before the assistant goes on (REQ-169, REQ-170), as `data/consent/` holds it. */
export function loadConsent(language: ChatLanguage): ConsentText {
  const file = join(DATA_FOLDER, 'consent', `${language}.md`)
  const { fields, body } = readFrontMatter(readFileSync(file, 'utf8'))
  const sections = body.split(/^## /m).slice(1)
  const read = consentText.safeParse({ version: fields.version, sections: sections.map(readSection) })
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`)
  return read.data
}

function readSection(section: string): ConsentText['sections'][number] {
  const end = section.indexOf('\n')
  return { heading: section.slice(0, end), text: section.slice(end).trim() }
}
