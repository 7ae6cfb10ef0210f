import type { BoundEndpoint } from '../../platform/http/bind.ts'
import type { AccountsSettings } from './accounts-settings.ts'
import { archiveRoutes } from './archive/archive.routes.ts'
import { deletionRoutes } from './deletion/deletion.routes.ts'
import { familyRoutes } from './family/family.routes.ts'
import { infoRoutes } from './info/info.routes.ts'
import { photoRoutes } from './photo/photo.routes.ts'
import { sessionRoutes } from './sessions.routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { signUpRoutes } from './sign-up/sign-up.routes.ts'
import { socialRoutes } from './social/social.routes.ts'

export const accountsRoutes = (settings: AccountsSettings): BoundEndpoint[] => [
  ...sessionRoutes(settings),
  ...infoRoutes(settings),
  ...photoRoutes(settings),
  ...signInRoutes,
  ...signUpRoutes,
  ...socialRoutes(settings),
  ...familyRoutes,
  ...deletionRoutes(settings),
  ...archiveRoutes(settings),
]
