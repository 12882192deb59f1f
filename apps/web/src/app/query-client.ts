import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../lib/api-problem.ts'

const RETRIES = 2

/** A failed read is tried again only where the way to the server failed; a refusal stays one. Writes are never repeated automatically. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => count < RETRIES && error instanceof ApiProblem && isPassing(error),
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

function isPassing(problem: ApiProblem): boolean {
  return problem.code === 'no-connection' || problem.status === 503
}
