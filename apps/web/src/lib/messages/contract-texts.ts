import * as texts from '@clinic/contract/texts'
import { translatedAll } from './t.ts'

// The specification's texts, in the person's language.
export const AUTH_TEXTS = /* @__PURE__ */ translatedAll(texts.AUTH_TEXTS)
export const EDITOR_TEXTS = /* @__PURE__ */ translatedAll(texts.EDITOR_TEXTS)
export const PATIENT_TEXTS = /* @__PURE__ */ translatedAll(texts.PATIENT_TEXTS)
export const QUEUE_TEXTS = /* @__PURE__ */ translatedAll(texts.QUEUE_TEXTS)
export const UPLOAD_TEXTS = /* @__PURE__ */ translatedAll(texts.UPLOAD_TEXTS)
export const USER_TEXTS = /* @__PURE__ */ translatedAll(texts.USER_TEXTS)
