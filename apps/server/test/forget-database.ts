import { beforeAll } from 'vitest'
import { forgetForms } from '../src/languages/load-form.ts'
import { forgetVersions } from '../src/questionnaires/load-version.ts'

// Files share their modules, not their database: what a process reads only once would be another file's.
beforeAll(() => {
  forgetVersions()
  forgetForms()
})
