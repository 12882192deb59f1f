import type { z } from 'zod'
import type { Scope } from './vocabulary.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? { [K in Name]: string } & PathParams<Rest> : unknown

/**
 * Who may call. `chat-key`: a page with the API key. `pre-auth`: any session, before or after the code
 * step. `locked`: a complete login, even with a locked screen (E-9). `staff`: a complete login. `enrol`: the
 * same, even while a second factor is missing. A list: a complete login with one of these scopes.
 */
export type Access = 'public' | 'chat-key' | 'pre-auth' | 'locked' | 'enrol' | 'staff' | readonly Scope[]

/** One HTTP call, described once: the server mounts it, the web app calls it typed, OpenAPI documents it. */
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
  /** In bytes, when larger than the default. */
  bodyLimit?: number
  response: R
  /** Answered for a patient who is missing or not visible, where a search has no match; the attempt is still audited. */
  noMatch?: z.output<R>
}

/**
 * Path parameters are written `{name}`. The web build drops the schemas (`calls-without-schemas.ts`), so web code
 * must not need them.
 */
export function endpoint<P extends string, R extends z.ZodType, Q extends z.ZodType = z.ZodUndefined, B extends z.ZodType = z.ZodUndefined>(
  spec: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  return spec
}

/** What a caller passes: path parameters, query and body, as far as the call has them. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? { params: PathParams<P> } & (Q extends z.ZodUndefined ? unknown : { query: z.input<Q> }) &
        (B extends z.ZodUndefined ? unknown : { body: z.input<B> })
    : never

/** What a handler receives: the input, parsed. */
export type Parsed<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? { params: PathParams<P> } & (Q extends z.ZodUndefined ? unknown : { query: z.output<Q> }) &
        (B extends z.ZodUndefined ? unknown : { body: z.output<B> })
    : never

export type Output<E> = E extends Endpoint<string, z.ZodType, z.ZodType, infer R> ? z.output<R> : never
