import type { ClubFacts } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';

type SettingsRow = Omit<ClubFacts, 'shortName' | 'colorDark' | 'fanShopUrl'> & {
  short_name: string;
  color_dark: string;
  fan_shop_url: string | null;
};

/** The club's facts: one row, which a migration has filled. */
export function createSettingsRepository(db: Database) {
  return {
    async find(): Promise<ClubFacts> {
      const row = await db<SettingsRow>('settings').first();
      if (!row) throw new Error('the settings row is missing');
      const { short_name: shortName, color_dark: colorDark, fan_shop_url: fanShopUrl, ...facts } = row;
      return { ...facts, shortName, colorDark, fanShopUrl };
    },
  };
}
