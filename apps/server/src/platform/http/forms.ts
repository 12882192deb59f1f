import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { App } from './http.ts'
import { Problem } from './problem.ts'

/** An uploaded file. Its name comes from the client and is not trusted. */
export type Uploaded = { name: string; bytes: Buffer }

/** What came with a form: its file of the one field that may hold one, and its other fields. `tooLarge`: the file was, and is not here. */
export class Form {
  readonly file: Uploaded | null
  readonly fields: Record<string, string>
  readonly tooLarge: boolean

  constructor({ file, fields, tooLarge }: { file: Uploaded | null; fields: Record<string, string>; tooLarge: boolean }) {
    this.file = file
    this.fields = fields
    this.tooLarge = tooLarge
  }
}

/** `field`: which holds the file; `bytes`: as many as it may have. */
export type FormRules = { field: string; bytes: number }

/**
 * Calls that take a form as their body: what they are handed as body is a `Form` then, and nothing else that looks like one. A form that breaks
 * off is refused with `broken-request`.
 */
export async function mountForms(app: App, rules: FormRules, calls: (scope: App) => void): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart)
    scope.addHook('preValidation', async (request) => {
      if (request.isMultipart()) request.body = await readForm(request, rules)
    })
    calls(scope as unknown as App)
  })
}

/** What a form may hold beside its file. */
const FEW = { files: 1, fields: 5, fieldSize: 200, parts: 6, headerPairs: 100 }
const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE'

async function readForm(request: FastifyRequest, { field, bytes }: FormRules): Promise<Form> {
  const fields: Record<string, string> = {}
  let file: Uploaded | null = null
  try {
    for await (const part of request.parts({ limits: { ...FEW, fileSize: bytes } })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else if (part.fieldname === field) file = { name: part.filename, bytes: await part.toBuffer() }
      else part.file.resume()
    }
  } catch (error) {
    if ((error as { code?: string }).code === TOO_LARGE) return new Form({ file: null, fields, tooLarge: true })
    throw new Problem('broken-request')
  }
  return new Form({ file, fields, tooLarge: false })
}
