import type { Word } from '@clinic/contract/languages'
import type { Sql, TransactionSql } from '../platform/database.ts'
import { findFormWords } from './store.ts'

const kept = new Map<number, readonly Word[]>()

/** The words of an approval by its number; read once a process, since they never change. */
export async function loadForm(sql: Sql | TransactionSql, id: number): Promise<readonly Word[]> {
  const words = kept.get(id) ?? (await findFormWords(sql, id))
  if (!words) throw new Error('words that were approved are gone')
  kept.set(id, words)
  return words
}
