import { registerHooks } from 'node:module'
import { MUTATIONS, type Mutation, type MutationName } from './mutations.ts'

// Loaded into the program before anything else: swaps one piece of its source for the mistake.
const mutation: Mutation = MUTATIONS[process.env.FAULTS_MUTATION as MutationName]

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.endsWith(mutation.file)) return loaded
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
    if (source.split(mutation.from).length !== 2)
      throw new Error(`There is no place for the mistake in ${mutation.file}: correct faults/mutations.ts.`)
    return { ...loaded, source: source.replace(mutation.from, () => mutation.to) }
  },
})
