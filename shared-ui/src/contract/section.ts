import type { ComponentType } from 'react';
import type { MenuEntry, PrefetchOrder, SkeletonShape } from '@portal/api/contract';
import type { Static } from 'typebox';
