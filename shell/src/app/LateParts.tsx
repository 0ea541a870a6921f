import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { recheckSessionOnFocus, useConsent, useSession, useToasts, useTooltips } from '@portal/shared-ui';
import { nextTask } from '../routing/next-task.ts';
import { LatePart } from './LatePart.tsx';
import { useFrameKind } from '../frame/frame-kind.ts';
import { useConsentStart } from './use-consent-start.ts';
import { useTooltipNeed } from './use-tooltip-need.ts';

const loadToaster = () => import('../frame/Toaster.tsx').then(({ Toaster }) => Toaster);
const loadTooltips = () => import('../frame/TooltipArea.tsx').then(({ TooltipArea }) => TooltipArea);
const loadAdminButton = () => import('../frame/header/AdminButton.tsx').then(({ AdminButton }) => AdminButton);
const loadLoginReturn = () => import('../frame/LoginReturn.tsx').then(({ LoginReturn }) => LoginReturn);
// Everything that every visitor gets comes as one file.
const loadConsent = () =>
  import(/* webpackChunkName: "visitor" */ '../consent/ConsentArea.tsx').then(({ ConsentArea }) => ConsentArea);
const loadAppInstall = () =>
  import(/* webpackChunkName: "visitor" */ '../app-install/AppInstall.tsx').then(({ AppInstall }) => AppInstall);
// After the files that the page itself needs. With it comes what follows a failure: once the portal has removed the
// files of a section from under an old tab, those of the tab's shell may be gone as well.
const loadStrayErrors = async () => {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return (await import(/* webpackChunkName: "failure" */ '../views/StrayErrors.tsx')).StrayErrors;
};
const loadBeacon = () => import('../consent/VisitBeacon.tsx').then(({ VisitBeacon }) => VisitBeacon);
const loadVitals = () => import('../views/VitalsBeacon.tsx').then(({ VitalsBeacon }) => VitalsBeacon);
// In a task of its own, after the effects of the page that it counts first.
const loadViewCount = async () => {
  await nextTask();
  return (await import('../views/ViewCount.tsx')).ViewCount;
};

/** The frame's additions in the browser after hydration: none of it belongs to the first paint. */
export function LateParts() {
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0);
  const hasTooltips = useTooltips(({ labels }) => labels.size > 0);
  const needsTooltips = useTooltipNeed();
  const isSignedIn = useSession(({ user }) => Boolean(user));
  const isSignedOut = useSession(({ user, isUncertain }) => user === null && !isUncertain);
  const isWorkedWith = useFrameKind() === 'application';
  const allowsAnalytics = useConsent(({ preferences }) => preferences.analytics);
  const isVisitor = useConsentStart();
  const hasMoved = useHasMoved();
  useEffect(() => recheckSessionOnFocus(), []);
  return (
    <>
      {isVisitor && <LatePart load={loadConsent} />}
      {isVisitor && <LatePart load={loadAppInstall} />}
      {isVisitor && <LatePart load={loadStrayErrors} />}
      {allowsAnalytics && <LatePart load={loadBeacon} />}
      {allowsAnalytics && <LatePart load={loadVitals} />}
      {hasMoved && <LatePart load={loadViewCount} />}
      {isSignedIn && <LatePart load={loadAdminButton} />}
      {isSignedOut && isWorkedWith && <LatePart load={loadLoginReturn} />}
      {hasToasts && <LatePart load={loadToaster} />}
      {hasTooltips && needsTooltips && <LatePart load={loadTooltips} />}
    </>
  );
}

/** Whether the visitor has navigated away from the first page: a visit to one page needs no count. */
function useHasMoved(): boolean {
  const { pathname } = useLocation();
  const [landing] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && pathname !== landing) setHasMoved(true);
  return hasMoved;
}
