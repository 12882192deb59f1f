import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../lib/api-problem.ts'

const RETRIES = 2
/** Two frames. */
const FRAMES_MS = 34

/** A failed read is tried again only where the way to the server failed; a refusal stays one. Writes are never repeated automatically. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => count < RETRIES && error instanceof ApiProblem && isPassing(error),
      networkMode: 'always',
      persister: async (read, context, { state }) => {
        if (state.data !== undefined) await untilPainted()
        return await read(context)
      },
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** What is cached is painted before it is fetched again: sending its four requests takes a record a sixth of its 100 ms. */
function untilPainted(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, FRAMES_MS))
}

function isPassing(problem: ApiProblem): boolean {
  return problem.code === 'no-connection' || problem.status === 503
}
