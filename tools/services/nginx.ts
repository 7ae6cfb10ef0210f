import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from './programs.ts'
import { startServer } from './server-process.ts'

/** Whether nginx is installed. */
export const hasNginx = (): boolean => findProgram('nginx') !== undefined

/** Puts nginx's temporary files in our folder, so any user may run it. */
const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path ${name};`)
  .join(' ')

/** Starts an nginx with this configuration, listening on the port. */
export const startNginx = async (configuration: string, port: number) => {
  const program = findProgram('nginx')
  if (!program) throw new Error('nginx is missing: install it')
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'fieldhouse-nginx-')))
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration.replace('http {', `http { access_log off; ${folders}`))
  const server = await startServer({
    program,
    args: ['-p', folder, '-c', file, '-e', 'stderr', '-g', `daemon off; pid ${folder}/nginx.pid;`],
    ping: () => fetch(`http://127.0.0.1:${port}/healthz`),
  })
  return {
    stop: async () => {
      await server.stop('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
