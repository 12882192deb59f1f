const INDENT = 4

/** Parses `GET /api/me` and the like from Fastify’s route tree. HEAD is implied by GET. */
export function routesOf(tree: string): string[] {
  const above: string[] = []
  return tree
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const at = line.search(/[^│├└─\s]/)
      const [, part = '', methods] = /^(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line.slice(at)) ?? []
      above.splice(at / INDENT - 1, Number.POSITIVE_INFINITY, part)
      const path = above.join('').replace(/:(\w+)/g, '{$1}')
      return (methods?.split(', ') ?? []).filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`)
    })
}
