// Prepares the checkout before a start: installs packages, builds pages. It runs on the machine's own Node before
// anything is installed, so it is plain JavaScript and uses only Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const inRoot = (...parts) => join(root, ...parts)
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

const giveUp = (message) => {
  console.error(message)
  process.exit(1)
}

/** Prints what it does. Prints details only when it fails. */
const step = (what, command, args, options) => {
  console.log(`${what} ...`)
  const result = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 28, ...options })
  if (result.status === 0) return
  console.error(`${result.stdout ?? ''}${result.stderr ?? ''}`)
  giveUp(`${what} failed${result.error ? `: ${result.error.message}` : ', the lines above say why'}.`)
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

const install = () => {
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
  step('Installing packages', command, [...first, 'ci', '--include=dev'], { cwd: root, shell })
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
const buildPages = () => {
  const sources = [...sourcesIn(inRoot('web')), ...sourcesIn(inRoot('contract/src'))]
  const wanted = digest([lock, ...sources.flatMap((path) => [relative(root, path), readFileSync(path)])])
  const pages = inRoot('web/dist')
  if (read(join(pages, '.built-from')) === wanted) return
  // Builds in a separate folder and moves it when complete, so a failure leaves the last good pages alone.
  const staged = inRoot('web/.cache/dist')
  rmSync(staged, { recursive: true, force: true })
  const vite = [inRoot('node_modules/vite/bin/vite.js'), 'build', '--outDir', '.cache/dist', '--emptyOutDir']
  const env = { ...process.env, NODE_ENV: 'production' }
  step('Building the pages', ownNode, vite, { cwd: inRoot('web'), env })
  writeFileSync(join(staged, '.built-from'), wanted)
  rmSync(pages, { recursive: true, force: true })
  renameSync(staged, pages)
}

checkNode()
install()
if (!process.argv.includes('--no-build')) buildPages()
