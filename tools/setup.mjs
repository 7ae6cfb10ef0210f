// Prepares the checkout before a start: installs packages, builds pages. It runs on the machine's own Node before
// anything is installed, so it is plain JavaScript and uses only Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const inRoot = (...parts) => join(root, ...parts)
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

const giveUp = (message) => {
  console.error(message)
  process.exit(1)
}

/** Prints what it does. Prints details only when it fails. */
const step = async (what, command, args, options) => {
  console.log(`${what} ...`)
  let said = ''
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  const fault = await new Promise((done) => {
    child.on('error', ({ message }) => done(`: ${message}`))
    child.on('close', (code) => done(code === 0 ? null : ', the lines above say why'))
  })
  if (fault === null) return
  console.error(said)
  giveUp(`${what} failed${fault}.`)
}

const digest = (parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}

const isOlder = (version, wanted) => {
  const [have, need] = [version, wanted].map((text) => text.split('.').map(Number))
  return have[0] < need[0] || (have[0] === need[0] && have[1] < need[1])
}

const checkNode = () => {
  const wanted = JSON.parse(read(inRoot('package.json'))).engines.node.replace('>=', '')
  if (isOlder(process.versions.node, wanted))
    giveUp(`Fieldhouse needs Node ${wanted} or newer to start; this is Node ${process.versions.node}.`)
}

const lock = read(inRoot('package-lock.json'))
const ownNode = inRoot('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

const install = async () => {
  const wanted = digest([lock, process.platform, process.arch])
  const record = inRoot('node_modules/.fieldhouse-lock')
  if (read(record) === wanted) return
  // Removes the record first: an interrupted installation then has none and is repeated.
  rmSync(record, { force: true })
  // The packages include a Node. npm must run on the machine's Node, so it does not replace the one it runs on.
  const { npm_execpath: npm = '', npm_node_execpath: node = process.execPath } = process.env
  const [command, ...first] = npm.endsWith('npm-cli.js') ? [node, npm] : ['npm']
  const shell = command === 'npm' && process.platform === 'win32'
  // In production mode npm would leave out the build tools and the Node that runs the server.
  await step('Installing packages', command, [...first, 'ci', '--include=dev'], { cwd: root, shell })
  if (spawnSync(ownNode, ['--version']).status !== 0)
    giveUp(
      'The packages came without their Node. Does npm ignore install scripts here? (npm config get ignore-scripts)',
    )
  writeFileSync(record, wanted)
}

const isNoSource = /^(\..*|dist|node_modules)$|\.gen\.ts$|\.test\.tsx?$/

const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isNoSource.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? sourcesIn(path) : [path]
    })
    .sort()

/** Compares content, not modification time: a checkout touches every file but changes few. */
const buildPages = async () => {
  const sources = [...sourcesIn(inRoot('web')), ...sourcesIn(inRoot('contract/src'))]
  const wanted = digest([lock, ...sources.flatMap((path) => [relative(root, path), readFileSync(path)])])
  const pages = inRoot('web/dist')
  if (read(join(pages, '.built-from')) === wanted) return
  // Builds in a separate folder and moves it when complete, so a failure leaves the last good pages alone.
  const staged = inRoot('web/.cache/dist')
  rmSync(staged, { recursive: true, force: true })
  const vite = [inRoot('node_modules/vite/bin/vite.js'), 'build', '--outDir', '.cache/dist', '--emptyOutDir']
  const env = { ...process.env, NODE_ENV: 'production' }
  await step('Building the pages', ownNode, vite, { cwd: inRoot('web'), env })
  writeFileSync(join(staged, '.built-from'), wanted)
  rmSync(pages, { recursive: true, force: true })
  renameSync(staged, pages)
}

/**
 * Prepares the database that the next first start copies, if there is no data yet. That takes as long as it saves later,
 * but here it happens while the pages are built. It also compiles the server. `--demo` adds today's demo world.
 */
const prepareDatabase = async () => {
  const { DATABASE_URL, DATA_DIR } = process.env
  if (DATABASE_URL || existsSync(resolve(root, DATA_DIR || 'data', 'database'))) return
  const command = ['--disable-warning=ExperimentalWarning', inRoot('server/src/prepare-database.ts')]
  if (process.argv.includes('--demo')) command.push('--demo')
  await step('Preparing the database', ownNode, command, { cwd: root })
}

checkNode()
await install()
if (!process.argv.includes('--no-build')) await Promise.all([buildPages(), prepareDatabase()])
