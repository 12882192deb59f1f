import { expect, test } from 'vitest'
import { unencryptedConnections } from './unencrypted-connections.ts'

const NONE = {
  DATABASE_URL: undefined,
  MIGRATION_DATABASE_URL: undefined,
  DATABASE_READ_URL: undefined,
  SMTP_URL: undefined,
  LLM_BASE_URL: undefined,
  OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
}

test.each([
  ['DATABASE_URL', 'postgres://clinic:secret@database:5432/clinic'],
  ['MIGRATION_DATABASE_URL', 'postgres://owner:secret@database:5432/clinic'],
  ['DATABASE_URL', 'postgres://clinic:secret@db.example/clinic?sslmode=prefer'],
  ['DATABASE_URL', 'postgres://clinic:secret@localhost.example/clinic'],
  ['DATABASE_READ_URL', 'postgres://standby/clinic?sslmode=disable'],
  ['SMTP_URL', 'smtp://user:localhost@mail.example:587'],
  ['LLM_BASE_URL', 'http://model.example/v1'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318'],
])('%s that leaves the machine as %s is told', (name, address) => {
  expect(unencryptedConnections({ ...NONE, [name]: address })).toEqual([name])
})

test.each([
  ['DATABASE_URL', 'postgres://clinic:secret@db.example/clinic?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://clinic:secret@db.example/clinic?application_name=x&sslmode=require'],
  ['DATABASE_URL', 'postgres://clinic:secret@localhost:5432/clinic'],
  ['DATABASE_URL', 'postgres://clinic:secret@/clinic?host=%2Frun%2Fpostgresql'],
  ['DATABASE_READ_URL', 'postgres://clinic@[::1]/clinic'],
  ['SMTP_URL', 'smtps://user:secret@mail.example'],
  ['SMTP_URL', 'smtp://mail.example:587?requireTLS=true'],
  ['LLM_BASE_URL', 'https://model.example/v1'],
  ['LLM_BASE_URL', 'http://127.0.0.1:8080/v1'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', undefined],
])('%s is not told as %s', (name, address) => {
  expect(unencryptedConnections({ ...NONE, [name]: address })).toEqual([])
})
