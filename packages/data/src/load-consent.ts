import { readdirSync, readFileSync } from 'node:fs'
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
/** One wording in both languages, each under a version of its own. */
export type ConsentForm = { english: ConsentText; french: ConsentText }

const FOLDER = join(DATA_FOLDER, 'consent')
/** Wordings that clinics approved and use until the newest is approved, a folder each. */
const EARLIER = join(FOLDER, 'earlier')

/** Every wording of what a person agrees to before the assistant goes on (REQ-169, REQ-170), the newest first, as `data/consent/` holds them. */
export function loadConsentForms(): [ConsentForm, ...ConsentForm[]] {
  const earlier = readdirSync(EARLIER).map((version) => loadForm(join(EARLIER, version)))
  return [loadForm(FOLDER), ...earlier.sort((a, b) => placeOf(b) - placeOf(a))]
}

function loadForm(folder: string): ConsentForm {
  return { english: loadConsent('en', folder), french: loadConsent('fr', folder) }
}

/** `2026-11-3`: year, month, and a number that goes up. */
function placeOf({ english }: ConsentForm): number {
  const [year = 0, month = 0, count = 0] = english.version.split('-').map(Number)
  return (year * 12 + month) * 1000 + count
}

function loadConsent(language: ChatLanguage, folder: string): ConsentText {
  const file = join(folder, `${language}.md`)
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
