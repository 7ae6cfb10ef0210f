import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram, installPackage, runs } from './programs.ts'

/** For a browser that opens only our pages: no window, no sandbox (it needs its own user), no background requests. */
export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * For browser tests. Their pages live for seconds, so optimizing the code costs more than it saves: a fifth of all work.
 * Benchmarks use none of this.
 */
export const testedBrowserFlags = [...browserFlags, '--js-flags=--no-maglev --no-turbofan']

/** Chromium without a window's overhead: a new page costs a third. */
const shell = 'chromium-headless-shell'

/** Installs the light browser if this process has permission. Runs one time, before anything needs a browser. */
export const prepareBrowser = (): void => {
  if (!findProgram(shell)) installPackage(shell)
}

/** The path of a working Chromium or Chrome on this machine. */
export const findBrowser = async (): Promise<string> => {
  const installed = installedBrowser()
  if (installed) return installed
  installPackage('chromium')
  const browser = installedBrowser() ?? (await packagedBrowser())
  if (!browser) throw new Error('A browser is missing: install Chromium or Google Chrome')
  return browser
}

const installedBrowser = (): string | undefined => {
  if (process.platform === 'win32') return windowsChrome()
  const inPath = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
    (name) => findProgram(name),
  )
  return [...inPath, ...macApplications].find((path) => path && existsSync(path) && runs(path))
}

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Not tested by running it: on Windows `--version` opens a window. */
const windowsChrome = (): string | undefined =>
  ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData']
    .flatMap((name) => process.env[name] ?? [])
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))
    .find((path) => existsSync(path))

/** The npm package contains one binary: Linux on x64. Elsewhere it would unpack a program that can't run. */
const packagedBrowser = async (): Promise<string | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { default: chromium } = await import('@sparticuz/chromium')
  const path = await chromium.executablePath()
  return runs(path) ? path : undefined
}
