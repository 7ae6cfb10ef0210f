import { createFileRoute } from '@tanstack/react-router'
import { developmentOnly } from '../../shell/development-only.ts'
import { KitPage } from '../../ui/showcase/kit-page.tsx'
import { type Theme, themes } from '../../ui/themes.ts'

const themeOf = (value: unknown): Theme => themes.find((theme) => theme === value) ?? 'black'

/** The living page of the design kit: `?theme=green&mode=dark`. */
export const Route = createFileRoute('/dev/ui')({
  validateSearch: (search: Record<string, unknown>): { theme?: Theme; mode?: 'light' | 'dark' } => ({
    ...(search.theme ? { theme: themeOf(search.theme) } : {}),
    ...(search.mode === 'dark' || search.mode === 'light' ? { mode: search.mode } : {}),
  }),
  beforeLoad: developmentOnly,
  head: () => ({ meta: [{ title: 'Design kit | Fieldhouse' }, { name: 'robots', content: 'noindex' }] }),
  component: () => {
    const { theme = 'black', mode } = Route.useSearch()
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
