const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** The `name: value` lines above a Markdown text, and the text. A value in double quotes is read as JSON, any other to the end of its line. */
export function readFrontMatter(file: string): { fields: Record<string, string>; body: string } {
  const [, front, body] = FRONT_MATTER.exec(file) ?? []
  if (front === undefined || body === undefined) throw new Error('no front matter between two lines of ---')
  const fields = front.split('\n').map((line) => {
    const at = line.indexOf(': ')
    if (at < 1) throw new Error(`no "name: value" in the front matter: ${line}`)
    const value = line.slice(at + 2)
    return [line.slice(0, at), value.startsWith('"') ? String(JSON.parse(value)) : value] as const
  })
  return { fields: Object.fromEntries(fields), body }
}
