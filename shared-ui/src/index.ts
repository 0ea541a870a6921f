export { Badge, CategoryBadge } from './components/Badge.tsx';
export { Button, ButtonAnchor, ButtonLink, ScriptedButton, type ButtonVariant } from './components/Button.tsx';
export { Card } from './components/Card.tsx';
export { Container } from './components/Container.tsx';
export { Crest, DrawnCrest } from './components/Crest.tsx';
export { EmptyState } from './components/EmptyState.tsx';
export { ErrorArea } from './components/ErrorArea.tsx';
export {
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  CalendarIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  CloseIcon,
  ExternalLinkIcon,
  LineIcon,
  MailIcon,
  MapPinIcon,
  MenuIcon,
  PauseIcon,
  PhoneIcon,
  PlayIcon,
  SearchIcon,
  UserIcon,
} from './components/icons.tsx';
export { HeaderBand } from './components/HeaderBand.tsx';
export { heroHeight } from './components/hero-height.ts';
export { HeroSlide } from './components/HeroSlide.tsx';
export { ModalDialog } from './components/ModalDialog.tsx';
export { PageHeader, PENDING_LEAD } from './components/PageHeader.tsx';
export { PageMeta } from './components/PageMeta.tsx';
export { Picture } from './components/Picture.tsx';
export { PicturePlaceholder } from './components/PicturePlaceholder.tsx';
export { PitchLines } from './components/PitchLines.tsx';
export { Prose } from './components/Prose.tsx';
export { SectionHeading } from './components/SectionHeading.tsx';
export { Skeleton } from './components/Skeleton.tsx';
export { darkPitchGround, pitchGround, raised } from './components/surfaces.ts';
export { Select, TextArea, TextInput } from './components/TextInput.tsx';
export { VisuallyHidden } from './components/VisuallyHidden.tsx';
export { useConsent, type Consent } from './consent/consent.ts';
export type { CookiePreferences } from './consent/consent-storage.ts';
export { isCrawler } from './consent/crawler.ts';
export { useClub, CLUB_RESOURCE, FOOTBALL_DATA_RESOURCE } from './data/club.ts';
export { HttpError, request, watchLostRequests } from './data/http.ts';
export { usePageTexts } from './data/page-texts.ts';
export { createResourceCache, type ResourceCache, type SettledResource } from './data/resource-cache.ts';
export type { ResourceKey } from './data/resource-key.ts';
export { ResourceProvider } from './data/ResourceProvider.tsx';
export { recheckSessionOnFocus, useSession, whenSignedIn } from './data/session.ts';
export { SiteOriginContext, useSiteOrigin } from './data/site-origin.tsx';
export { usePrefetchResources, useRefreshResources, useResource, type Resource } from './data/use-resource.ts';
export { addressOf, traditionOf } from './document/club-words.ts';
export { useBeforePrint } from './document/use-before-print.ts';
export { categoryColor, categoryLabel, type CategoryColor } from './format/categories.ts';
export { formatClock, formatDate, formatDateTime } from './format/dates.ts';
export { holdDashes } from './format/hold-dashes.ts';
export { initials } from './format/initials.ts';
export { truncate } from './format/truncate.ts';
export { RichText } from './rich-text/RichText.tsx';
export { guardLeaving, isLeavingGuarded, mayLeave } from './routing/leave-guard.ts';
export {
  CONTRACT_VERSION,
  remoteName,
  type ComponentModule,
  type PageContext,
  type Section,
  type SectionPage,
  type SectionSlot,
  type SectionWidget,
} from './section/section.ts';
export { Slot, SlotContext } from './section/Slot.tsx';
export { deviceStorage, tabStorage } from './storage/browser-storage.ts';
export { dismissToast, showToast, useToasts, type Toast, type ToastContent } from './toast/toasts.ts';
export { useTooltip, useTooltips } from './tooltip/tooltips.ts';
