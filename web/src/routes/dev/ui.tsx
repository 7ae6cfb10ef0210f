import { createFileRoute } from '@tanstack/react-router'
import { developmentOnly } from '../../shell/development-only.ts'
import { KitPage } from '../../ui/showcase/kit-page.tsx'
import { type Theme, themes } from '../../ui/style/themes.ts'

const themeOf = (value: unknown): Theme => themes.find((theme) => theme === value) ?? 'black'

const readKitSearch = (search: {
  theme?: unknown
  mode?: unknown
}): { theme?: Theme; mode?: 'light' | 'dark' } => ({
  ...(search.theme ? { theme: themeOf(search.theme) } : {}),
  ...(search.mode === 'dark' || search.mode === 'light' ? { mode: search.mode } : {}),
})

/** The living page of the design kit: `?theme=green&mode=dark`. */
export const Route = createFileRoute('/dev/ui')({
  validateSearch: readKitSearch,
  beforeLoad: developmentOnly,
  head: () => ({ meta: [{ title: 'Design kit | Fieldhouse' }, { name: 'robots', content: 'noindex' }] }),
  component: () => {
    const { theme = 'black', mode } = readKitSearch(Route.useSearch())
    const navigate = Route.useNavigate()
    return (
      <KitPage
        theme={theme}
        mode={mode ?? null}
        onChoose={(choice) =>
          void navigate({ search: (search) => ({ ...search, ...choice }), replace: true })
        }
      />
    )
  },
})
