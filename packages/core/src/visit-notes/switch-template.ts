import type { NoteContent } from '@clinic/contract/patients/visit-notes'

/** The same note in the other template; nothing written is lost. DAP has one section for what SOAP has in two. */
export function switchTemplate(content: Exclude<NoteContent, { template: 'plain' }>): Exclude<NoteContent, { template: 'plain' }> {
  const { assessment, plan } = content
  if (content.template === 'dap') return { template: 'soap', subjective: content.data, objective: '', assessment, plan }
  const data = [content.subjective, content.objective].filter((text) => text.trim() !== '').join('\n\n')
  return { template: 'dap', data, assessment, plan }
}
