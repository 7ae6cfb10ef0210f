import { findBrowser, prepareBrowser } from './browser.ts'
import { installRedis } from './redis.ts'

/** Installs what the tests need on this machine: a browser, and Redis if possible. */
prepareBrowser()
console.log(`Browser: ${await findBrowser()}`)
if (!installRedis()) console.log('Redis is missing (install redis-server): the multi-node tests are skipped.')
