/** The key that names this page to `POST /api/ai`; public by nature, an identifier and no secret. */
export function chatKey(): string {
  const content = document.querySelector<HTMLMetaElement>('meta[name="chat-key"]')?.content ?? ''
  return content === '' || content.startsWith('__') ? 'demo-chat-key' : content
}

/** Inside another site's frame the page shows no chrome of its own. */
export function isEmbedded(): boolean {
  return new URLSearchParams(location.search).get('embedded') === '1'
}

/** The link of a reminder: the person was here before. */
export function comesBack(): boolean {
  return new URLSearchParams(location.search).get('back') === '1'
}
