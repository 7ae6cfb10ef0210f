import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Work } from '../contract/src/admin.work.ts'
import type { Measurement } from './measurement.ts'
import { startServerProcess } from './server-process.ts'
import { treeMemory } from './tree-memory.ts'
import type { ExportServer } from './users-export-server.ts'

type Exporting = ExportServer & { readonly pid: number }

/** The most memory that a process has while something runs, in MB. */
const peakDuring = async (pid: number, work: () => Promise<void>): Promise<number> => {
  let peak = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await treeMemory(pid))
      await delay(100)
    }
  })()
  await work()
  isOver = true
  await watching
  return peak
}

const exportAll = async ({ url, headers }: Exporting): Promise<Work> => {
  const start = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }
  const body = JSON.stringify({ kind: 'export-users' })
  const answer = await fetch(`${url}/api/panel/admin/work`, { ...start, body })
  if (answer.status !== 201) throw new Error(`The export answered ${answer.status}: ${await answer.text()}`)
  for (;;) {
    const { data } = (await (await fetch(`${url}/api/panel/admin/work`, { headers })).json()) as {
      data: Work[]
    }
    if (data[0]?.finished_at) return data[0]
    await delay(500)
  }
}

const countLines = async (url: string, headers: Record<string, string>): Promise<number> => {
  const { body } = await fetch(url, { headers })
  let lines = 0
  for await (const bytes of body ?? []) for (const byte of bytes as Uint8Array) if (byte === 10) lines++
  return lines
}

const measureMemory = async (exporting: Exporting): Promise<Measurement[]> => {
  const { url, headers, pid } = exporting
  for (let page = 1; page <= 20; page++) {
    const answer = await fetch(`${url}/api/panel/users/all?page=${page}`, { headers })
    if (!answer.ok) throw new Error(`The list of users answered ${answer.status}`)
    await answer.text()
  }
  const idle = await treeMemory(pid)
  let rows = 0
  const start = performance.now()
  let seconds = 0
  const peak = await peakDuring(pid, async () => {
    const { file, done } = await exportAll(exporting)
    seconds = (performance.now() - start) / 1000
    rows = await countLines(`${url}${file?.url}`, headers)
    if (rows !== done + 1) throw new Error(`The file has ${rows} lines for ${done} users`)
  })
  const name = `CSV of ${(rows - 1).toLocaleString('en-US')} users`
  return [
    {
      name: `${name}, made and downloaded, memory above idle at its peak`,
      unit: 'MB',
      value: peak - idle,
      target: 60,
    },
    { name: `${name}, time to make it`, unit: 's', value: seconds },
  ]
}

/**
 * Everyone as CSV: made by the job and then downloaded, both in the server's process. The process is a new one that has
 * only answered a few pages, so the memory that filled the world is not counted as idle.
 */
export const measureExport = async (databaseUrl: string, adminId: string): Promise<Measurement[]> => {
  const server = await startServerProcess<ExportServer>(
    fileURLToPath(new URL('users-export-server.ts', import.meta.url)),
    { DATABASE_URL: databaseUrl, ADMIN_ID: adminId },
  )
  const measurements = await measureMemory({ ...server.ready, pid: server.pid })
  await server.stop()
  return measurements
}
