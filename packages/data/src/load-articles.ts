import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHAT_LANGUAGES, type ChatLanguage } from '@clinic/contract/chat'
import { z } from 'zod'
import { DATA_FOLDER } from './data-folder.ts'
import { readFrontMatter } from './read-front-matter.ts'

const day = z.iso.date()
const line = z.string().trim().min(1)

/** `order` is its place in the list; `phrasings` are questions that it answers, as patients type them. */
const shippedArticle = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  language: z.enum(CHAT_LANGUAGES),
  order: z.coerce.number().int().positive(),
  title: line.max(80),
  owner: line,
  state: z.enum(['approved', 'draft']),
  reviewed_on: day,
  review_due: day,
  source: line,
  text: line.max(800),
  phrasings: z.array(line).min(20),
})
type ShippedArticle = Omit<z.infer<typeof shippedArticle>, 'order'>

/** The articles that ship with the product in one language, in their order, read once. Throws for a file that does not fit the schema, naming it. */
export function loadArticles(language: ChatLanguage): ShippedArticle[] {
  loaded[language] ??= readArticles(language)
  return [...loaded[language]]
}

const loaded: Partial<Record<ChatLanguage, readonly ShippedArticle[]>> = {}

function readArticles(language: ChatLanguage): ShippedArticle[] {
  const folder = join(DATA_FOLDER, 'articles', language)
  const read = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readArticle(join(folder, name)))
  return read.sort((a, b) => a.order - b.order).map(({ order, ...article }) => article)
}

function readArticle(file: string): z.infer<typeof shippedArticle> {
  const { fields, body } = readFrontMatter(readFileSync(file, 'utf8'))
  const [text = '', list = ''] = body.split('\n## Asked as\n')
  const phrasings = list.split('\n').flatMap((one) => (one.startsWith('- ') ? [one.slice(2)] : []))
  const article = shippedArticle.safeParse({ ...fields, text: text.trim(), phrasings })
  if (!article.success) throw new Error(`${file}: ${z.prettifyError(article.error)}`)
  return article.data
}
