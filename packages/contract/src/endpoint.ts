import type { z } from 'zod'
import type { Scope } from './vocabulary.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? { [K in Name]: string } & PathParams<Rest> : unknown

/**
 * Who may make a call. `public`: anyone. `chat-key`: whoever carries the page's API key. `pre-auth`: any session, the code given
 * or not yet. `locked`: a complete log-in, its screen locked or not (E-9). `staff`: a complete log-in. `enrol`: the same, of somebody too who
 * has to set up a second factor before anything else. A list: a complete log-in with at least one of these scopes.
 */
export type Access = 'public' | 'chat-key' | 'pre-auth' | 'locked' | 'enrol' | 'staff' | readonly Scope[]

/** One HTTP call, described once: the server mounts it, the web calls it typed, OpenAPI documents it. */
export type Endpoint<
  P extends string = string,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> = {
  method: Method
  path: P
  summary: string
  access: Access
  query?: Q
  body?: B
  /** Bytes, where a body may be larger than usual. */
  bodyLimit?: number
  response: R
}

/**
 * Describes a call as plain data; parameters in the path are written `{name}`. The built page drops the schemas (`calls-without-schemas.ts` of
 * the web): nothing of the web may need them.
 */
export function endpoint<P extends string, R extends z.ZodType, Q extends z.ZodType = z.ZodUndefined, B extends z.ZodType = z.ZodUndefined>(
  spec: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  return spec
}

/** What a caller hands in: path parameters, query and body, each only where the call has it. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? { params: PathParams<P> } & (Q extends z.ZodUndefined ? unknown : { query: z.input<Q> }) &
        (B extends z.ZodUndefined ? unknown : { body: z.input<B> })
    : never

/** What a handler receives: the same, parsed. */
export type Parsed<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? { params: PathParams<P> } & (Q extends z.ZodUndefined ? unknown : { query: z.output<Q> }) &
        (B extends z.ZodUndefined ? unknown : { body: z.output<B> })
    : never

/** What a call answers. */
export type Output<E> = E extends Endpoint<string, z.ZodType, z.ZodType, infer R> ? z.output<R> : never
