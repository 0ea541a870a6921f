-- A new database of commit f76506e (migrations up to 112), from when every portal began as the club that is now the demo content's: with
-- all the defaults of then, nothing edited. Made by the migrations of that commit on PostgreSQL 15, then
--   pg_dump --inserts --no-owner --no-privileges --no-comments
-- without its own comments, psql's commands and empty lines. It is what src/database/old-database.test.ts migrates; nothing changes it
-- any more.
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE FUNCTION public.keep_article_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
      DELETE FROM article_versions
        WHERE article_id = NEW.id AND version < NEW.version AND status = NEW.status
          AND saved_by IS NOT DISTINCT FROM NEW.updated_by
          AND floor(extract(epoch FROM saved_at) / 600) = floor(extract(epoch FROM NEW.updated_at) / 600);
      INSERT INTO article_versions
        VALUES (NEW.id, NEW.version, NEW.title, NEW.excerpt, NEW.content, NEW.image_url, NEW.category, NEW.status,
          NEW.updated_by, NEW.updated_at)
        ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
CREATE FUNCTION public.keep_former_slug() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
      INSERT INTO former_slugs (slug, article_id) VALUES (OLD.slug, NEW.id)
        ON CONFLICT (slug) DO UPDATE SET article_id = EXCLUDED.article_id;
      DELETE FROM former_slugs WHERE slug = NEW.slug;
      RETURN NULL;
    END $$;
CREATE FUNCTION public.note_content_change(VARIADIC changed text[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      UPDATE content_revision SET
        revision = revision + 1,
        tables = tables || (SELECT jsonb_object_agg(name, content_revision.revision + 1) FROM unnest(changed) AS name);
      PERFORM pg_notify('content_revision', '');
    END $$;
CREATE FUNCTION public.raise_content_revision() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
      PERFORM note_content_change(coalesce(TG_ARGV[0], TG_TABLE_NAME));
      RETURN NULL;
    END $$;
CREATE FUNCTION public.raise_revision_of_public_articles() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    DECLARE is_public boolean;
    BEGIN
      IF TG_OP = 'INSERT' THEN
        is_public := EXISTS (SELECT 1 FROM new_rows WHERE status = 'published' AND deleted_at IS NULL);
      ELSIF TG_OP = 'DELETE' THEN
        is_public := EXISTS (SELECT 1 FROM old_rows WHERE status = 'published' AND deleted_at IS NULL);
      ELSE
        is_public := EXISTS (SELECT 1 FROM new_rows WHERE status = 'published' AND deleted_at IS NULL)
          OR EXISTS (SELECT 1 FROM old_rows WHERE status = 'published' AND deleted_at IS NULL);
      END IF;
      IF is_public THEN
        PERFORM note_content_change('articles');
      END IF;
      RETURN NULL;
    END $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.activations (
    id bigint NOT NULL,
    section text NOT NULL,
    version text,
    previous text,
    is_rollback boolean NOT NULL,
    activated_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    activated_by text NOT NULL
);
ALTER TABLE public.activations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.activations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.activity (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    user_id uuid NOT NULL,
    user_name text NOT NULL,
    action text NOT NULL,
    resource text NOT NULL,
    subject_id text,
    subject text,
    fields text[] DEFAULT '{}'::text[] NOT NULL,
    times integer DEFAULT 1 NOT NULL,
    search_text text NOT NULL
);
CREATE TABLE public.albums (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    description text,
    date date NOT NULL,
    cover_url text,
    pictures jsonb DEFAULT '[]'::jsonb NOT NULL,
    published boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    search_text text NOT NULL,
    created_by uuid,
    updated_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone
);
CREATE TABLE public.article_versions (
    article_id uuid NOT NULL,
    version integer NOT NULL,
    title text NOT NULL,
    excerpt text,
    content text NOT NULL,
    image_url text,
    category text NOT NULL,
    status text NOT NULL,
    saved_by uuid,
    saved_at timestamp with time zone NOT NULL
);
CREATE TABLE public.articles (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    excerpt text,
    content text NOT NULL,
    image_url text,
    category text NOT NULL,
    status text NOT NULL,
    publish_at timestamp with time zone,
    published_at timestamp with time zone,
    teaser text NOT NULL,
    reading_minutes integer NOT NULL,
    search_text text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_by uuid,
    updated_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    preview_token text,
    CONSTRAINT articles_check CHECK (((status <> 'scheduled'::text) OR (publish_at IS NOT NULL))),
    CONSTRAINT articles_check1 CHECK (((status <> 'published'::text) OR (published_at IS NOT NULL))),
    CONSTRAINT articles_slug_check CHECK ((slug !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'::text)),
    CONSTRAINT articles_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'archived'::text])))
);
CREATE TABLE public.banners (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    image_url text NOT NULL,
    link_url text,
    placement text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    active_from timestamp with time zone,
    active_until timestamp with time zone,
    sort_order integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    search_text text NOT NULL,
    created_by uuid,
    updated_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT banners_period CHECK ((active_until > active_from)),
    CONSTRAINT banners_placement_check CHECK ((placement = ANY (ARRAY['footer'::text, 'carousel'::text, 'sidebar'::text])))
);
CREATE TABLE public.board_members (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    "position" text NOT NULL,
    email text,
    phone text,
    image_url text,
    sort_order integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    search_text text NOT NULL,
    created_by uuid,
    updated_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone
);
CREATE TABLE public.browser_errors (
    section text NOT NULL,
    version text NOT NULL,
    part text NOT NULL,
    message text NOT NULL,
    count integer DEFAULT 1 NOT NULL,
    first_seen timestamp with time zone DEFAULT now() NOT NULL,
    last_seen timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.content_revision (
    only_row boolean DEFAULT true NOT NULL,
    revision bigint NOT NULL,
    tables jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT content_revision_only_row_check CHECK (only_row)
);
CREATE TABLE public.events (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    series_id uuid,
    original_day date,
    rrule text,
    last_day date,
    type text NOT NULL,
    title text NOT NULL,
    description text,
    team text,
    start_at timestamp with time zone NOT NULL,
    end_at timestamp with time zone,
    all_day boolean DEFAULT false NOT NULL,
    color text DEFAULT '#dc2626'::text NOT NULL,
    location text,
    status text DEFAULT 'planned'::text NOT NULL,
    reason text,
    moved_from timestamp with time zone,
    opponent text,
    home boolean,
    competition text,
    goals_home smallint,
    goals_away smallint,
    search_text text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_by uuid,
    updated_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    cut_from uuid,
    CONSTRAINT events_check CHECK ((end_at > start_at)),
    CONSTRAINT events_check1 CHECK (((NOT all_day) OR (end_at IS NOT NULL))),
    CONSTRAINT events_check2 CHECK (((status <> 'cancelled'::text) OR (reason IS NOT NULL))),
    CONSTRAINT events_check3 CHECK (((goals_home IS NULL) = (goals_away IS NULL))),
    CONSTRAINT events_check4 CHECK (((series_id IS NULL) = (original_day IS NULL))),
    CONSTRAINT events_check5 CHECK (((rrule IS NULL) = (last_day IS NULL))),
    CONSTRAINT events_check6 CHECK (((rrule IS NULL) OR (series_id IS NULL))),
    CONSTRAINT events_check7 CHECK (
CASE
    WHEN (type = 'match'::text) THEN ((team IS NOT NULL) AND (opponent IS NOT NULL) AND (home IS NOT NULL) AND (rrule IS NULL) AND (series_id IS NULL))
    ELSE ((opponent IS NULL) AND (home IS NULL) AND (competition IS NULL) AND (goals_home IS NULL))
END),
    CONSTRAINT events_color_check CHECK ((color ~ '^#[0-9a-f]{6}$'::text)),
    CONSTRAINT events_cut_from CHECK (((cut_from IS NULL) OR (deleted_at IS NOT NULL))),
    CONSTRAINT events_status_check CHECK ((status = ANY (ARRAY['planned'::text, 'cancelled'::text, 'moved'::text]))),
    CONSTRAINT events_type_check CHECK ((type = ANY (ARRAY['training'::text, 'match'::text, 'event'::text])))
);
CREATE TABLE public.former_slugs (
    slug text NOT NULL,
    article_id uuid NOT NULL
);
CREATE TABLE public.login_attempts (
    subject text NOT NULL,
    attempts integer NOT NULL,
    since timestamp with time zone NOT NULL
);
CREATE TABLE public.media (
    id uuid NOT NULL,
    url text NOT NULL,
    alt text DEFAULT ''::text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    color text NOT NULL,
    type text NOT NULL,
    bytes integer NOT NULL,
    sha256 text NOT NULL,
    uploaded_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    credit text,
    shows_minors boolean DEFAULT false NOT NULL,
    consent_given boolean DEFAULT false NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    updated_by uuid,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT media_color_check CHECK ((color ~ '^#[0-9a-f]{6}$'::text))
);
CREATE TABLE public.media_addresses (
    url text NOT NULL,
    media_id uuid,
    file_removed boolean DEFAULT false NOT NULL,
    left_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    nonce text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    status text DEFAULT 'new'::text NOT NULL,
    note text,
    search_text text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid,
    CONSTRAINT messages_status_check CHECK ((status = ANY (ARRAY['new'::text, 'open'::text, 'done'::text, 'spam'::text])))
);
CREATE TABLE public.migrations (
    id integer NOT NULL,
    name character varying(255),
    batch integer,
    migration_time timestamp with time zone
);
CREATE SEQUENCE public.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.migrations_id_seq OWNED BY public.migrations.id;
CREATE TABLE public.migrations_lock (
    index integer NOT NULL,
    is_locked integer
);
CREATE SEQUENCE public.migrations_lock_index_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.migrations_lock_index_seq OWNED BY public.migrations_lock.index;
CREATE TABLE public.pages (
    slug text NOT NULL,
    title text NOT NULL,
    lead text NOT NULL,
    content text NOT NULL,
    image_url text,
    description text NOT NULL,
    timeline jsonb DEFAULT '[]'::jsonb NOT NULL,
    groups jsonb DEFAULT '[]'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    updated_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.passing_time (
    only_row boolean DEFAULT true NOT NULL,
    told_until timestamp with time zone NOT NULL,
    CONSTRAINT passing_time_only_row_check CHECK (only_row)
);
CREATE TABLE public.release_registry (
    only_row boolean DEFAULT true NOT NULL,
    revision bigint NOT NULL,
    CONSTRAINT release_registry_only_row_check CHECK (only_row)
);
CREATE TABLE public.releases (
    section text NOT NULL,
    version text NOT NULL,
    descriptor jsonb NOT NULL,
    build text NOT NULL,
    published_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    published_by text NOT NULL
);
CREATE TABLE public.second_factors (
    user_id uuid NOT NULL,
    sealed_secret text NOT NULL,
    key_id text NOT NULL,
    recovery_salt text DEFAULT ''::text NOT NULL,
    recovery_hashes text[] DEFAULT '{}'::text[] NOT NULL,
    last_step integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    confirmed_at timestamp with time zone
);
CREATE TABLE public.seeded (
    kind text NOT NULL,
    seeded_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.sessions (
    id_hash text NOT NULL,
    user_id uuid,
    data jsonb NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    last_area text
);
CREATE TABLE public.settings (
    only_row boolean DEFAULT true NOT NULL,
    name text NOT NULL,
    short_name text NOT NULL,
    founded integer NOT NULL,
    stadium text NOT NULL,
    street text NOT NULL,
    postcode text NOT NULL,
    town text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    league text NOT NULL,
    season text NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    color text NOT NULL,
    color_dark text NOT NULL,
    fan_shop_url text,
    version integer DEFAULT 1 NOT NULL,
    office_hours text,
    social_links jsonb DEFAULT '[]'::jsonb NOT NULL,
    football_data jsonb,
    imprint jsonb DEFAULT '{}'::jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_by uuid,
    crest_url text,
    show_weather boolean DEFAULT true NOT NULL,
    message_retention_days integer DEFAULT 180 NOT NULL,
    CONSTRAINT settings_only_row_check CHECK (only_row)
);
CREATE TABLE public.slides (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    title text NOT NULL,
    subtitle text,
    image_url text,
    button_text text,
    button_action text,
    bg_gradient text,
    active boolean DEFAULT true NOT NULL,
    active_from timestamp with time zone,
    active_until timestamp with time zone,
    sort_order integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    search_text text NOT NULL,
    created_by uuid,
    updated_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT slides_period CHECK ((active_until > active_from))
);
CREATE TABLE public.sponsor_counts (
    sponsor_id uuid NOT NULL,
    day date NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    clicks integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.sponsors (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    description text,
    logo_url text,
    website_url text,
    tier text DEFAULT 'standard'::text NOT NULL,
    show_in_ticker boolean DEFAULT true NOT NULL,
    active boolean DEFAULT true NOT NULL,
    active_from timestamp with time zone,
    active_until timestamp with time zone,
    sort_order integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    search_text text NOT NULL,
    created_by uuid,
    updated_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT sponsors_period CHECK ((active_until > active_from)),
    CONSTRAINT sponsors_tier_check CHECK ((tier = ANY (ARRAY['main'::text, 'premium'::text, 'standard'::text])))
);
CREATE TABLE public.teams (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    match_name text NOT NULL,
    subtitle text,
    season text,
    image_url text,
    trainer jsonb,
    stadium_name text,
    stadium_address text,
    squad jsonb DEFAULT '[]'::jsonb NOT NULL,
    sort_order integer NOT NULL,
    search_text text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_by uuid,
    updated_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone
);
CREATE TABLE public.training_times (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    team text NOT NULL,
    day_of_week text NOT NULL,
    start_time text NOT NULL,
    end_time text,
    location text,
    notes text,
    active boolean DEFAULT true NOT NULL,
    search_text text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_by uuid,
    updated_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT training_times_day_of_week_check CHECK ((day_of_week = ANY (ARRAY['monday'::text, 'tuesday'::text, 'wednesday'::text, 'thursday'::text, 'friday'::text, 'saturday'::text, 'sunday'::text]))),
    CONSTRAINT training_times_end CHECK (((end_time IS NULL) OR (end_time > start_time))),
    CONSTRAINT training_times_start_time_check CHECK ((start_time ~ '^[0-9]{2}:[0-9]{2}$'::text)),
    CONSTRAINT training_times_team_check CHECK ((team = btrim(team)))
);
CREATE TABLE public.upload_keys (
    uploaded_by uuid NOT NULL,
    key text NOT NULL,
    media_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.user_links (
    user_id uuid NOT NULL,
    token_hash text NOT NULL,
    purpose text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT user_links_purpose_check CHECK ((purpose = ANY (ARRAY['invitation'::text, 'password'::text])))
);
CREATE TABLE public.users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    password_hash text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    deactivated_at timestamp with time zone,
    last_login_at timestamp with time zone,
    session_epoch integer DEFAULT 0 NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    CONSTRAINT users_email_check CHECK ((email = lower(email))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'editor'::text, 'trainer'::text])))
);
CREATE TABLE public.users_teams (
    user_id uuid NOT NULL,
    team text NOT NULL
);
CREATE TABLE public.visits (
    day date NOT NULL,
    path text NOT NULL,
    referrer_host text NOT NULL,
    device text NOT NULL,
    count integer DEFAULT 1 NOT NULL,
    CONSTRAINT visits_device_check CHECK ((device = ANY (ARRAY['phone'::text, 'tablet'::text, 'desktop'::text])))
);
ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);
ALTER TABLE ONLY public.migrations_lock ALTER COLUMN index SET DEFAULT nextval('public.migrations_lock_index_seq'::regclass);
INSERT INTO public.content_revision VALUES (true, 6, '{}');
INSERT INTO public.migrations VALUES (1, '001-content-revision', 1, '2026-11-24 15:41:52.38+00');
INSERT INTO public.migrations VALUES (2, '002-users', 1, '2026-11-24 15:41:52.494+00');
INSERT INTO public.migrations VALUES (3, '003-settings', 1, '2026-11-24 15:41:52.53+00');
INSERT INTO public.migrations VALUES (4, '004-articles', 1, '2026-11-24 15:41:52.763+00');
INSERT INTO public.migrations VALUES (5, '010-media', 1, '2026-11-24 15:41:52.821+00');
INSERT INTO public.migrations VALUES (6, '020-releases', 1, '2026-11-24 15:41:52.897+00');
INSERT INTO public.migrations VALUES (7, '030-club-facts', 1, '2026-11-24 15:41:52.974+00');
INSERT INTO public.migrations VALUES (8, '031-seeded', 1, '2026-11-24 15:41:52.989+00');
INSERT INTO public.migrations VALUES (9, '032-shown-content', 1, '2026-11-24 15:41:53.059+00');
INSERT INTO public.migrations VALUES (10, '033-pages', 1, '2026-11-24 15:41:53.081+00');
INSERT INTO public.migrations VALUES (11, '034-albums', 1, '2026-11-24 15:41:53.11+00');
INSERT INTO public.migrations VALUES (12, '035-messages', 1, '2026-11-24 15:41:53.14+00');
INSERT INTO public.migrations VALUES (13, '036-visits', 1, '2026-11-24 15:41:53.161+00');
INSERT INTO public.migrations VALUES (14, '050-teams', 1, '2026-11-24 15:41:53.242+00');
INSERT INTO public.migrations VALUES (15, '051-training-times', 1, '2026-11-24 15:41:53.276+00');
INSERT INTO public.migrations VALUES (16, '052-events', 1, '2026-11-24 15:41:53.445+00');
INSERT INTO public.migrations VALUES (17, '060-article-versions', 1, '2026-11-24 15:41:53.494+00');
INSERT INTO public.migrations VALUES (18, '065-media-library', 1, '2026-11-24 15:41:53.589+00');
INSERT INTO public.migrations VALUES (19, '070-accounts', 1, '2026-11-24 15:41:53.7+00');
INSERT INTO public.migrations VALUES (20, '071-activity', 1, '2026-11-24 15:41:53.739+00');
INSERT INTO public.migrations VALUES (21, '080-sponsor-counts', 1, '2026-11-24 15:41:53.795+00');
INSERT INTO public.migrations VALUES (22, '081-more-settings', 1, '2026-11-24 15:41:53.837+00');
INSERT INTO public.migrations VALUES (23, '085-browser-errors', 1, '2026-11-24 15:41:53.881+00');
INSERT INTO public.migrations VALUES (24, '090-former-slugs', 1, '2026-11-24 15:41:53.908+00');
INSERT INTO public.migrations VALUES (25, '095-cut-series', 1, '2026-11-24 15:41:53.934+00');
INSERT INTO public.migrations VALUES (26, '100-growing-lists', 1, '2026-11-24 15:41:53.947+00');
INSERT INTO public.migrations VALUES (27, '101-changes-by-table', 1, '2026-11-24 15:41:53.979+00');
INSERT INTO public.migrations VALUES (28, '105-deleted-pictures', 1, '2026-11-24 15:41:53.985+00');
INSERT INTO public.migrations VALUES (29, '106-long-lists', 1, '2026-11-24 15:41:54+00');
INSERT INTO public.migrations VALUES (30, '110-second-factors', 1, '2026-11-24 15:41:54.013+00');
INSERT INTO public.migrations VALUES (31, '112-withdrawn-sections', 1, '2026-11-24 15:41:54.033+00');
INSERT INTO public.migrations_lock VALUES (1, 0);
INSERT INTO public.pages VALUES ('ueber-uns', 'Über uns', 'Fußball, Freundschaft und ein Platz für alle: Das ist der {{Kurzname}} seit {{Gründungsjahr}}.', '<p>Ein Verein ist mehr als seine Tabelle. Bei uns spielen Kinder ihr erstes Turnier, treffen sich Mannschaften seit Jahrzehnten, stehen am Sonntag Jung und Alt am selben Geländer. Gespielt wird im {{Stadion}}, gelebt wird der Verein überall dort, wo jemand mit anpackt.</p>
<h2>Was uns wichtig ist</h2>
<ul>
<li><strong>Alle können mitspielen.</strong> Herkunft, Können und Geldbeutel entscheiden nicht darüber, wer dazugehört.</li>
<li><strong>Kinder zuerst.</strong> Gute Trainerinnen und Trainer, sichere Strukturen und Freude am Spiel kommen vor Ergebnissen.</li>
<li><strong>Ehrenamt verdient Respekt.</strong> Fast alles hier geschieht in der Freizeit von Menschen, die gern etwas zurückgeben.</li>
<li><strong>Fair bleiben.</strong> Auf dem Platz, am Rand und im Netz.</li>
</ul>
<h2>Mannschaften</h2>
<p>Unsere <a href="/mannschaft">1. Mannschaft</a> spielt in der {{Liga}}, die <a href="/2-mannschaft">2. Mannschaft</a> ist ihr Unterbau und mehr als das. Wann wer auf dem Platz steht, sagen die <a href="/trainingszeiten">Trainingszeiten</a>; alles über die Jüngsten steht unter <a href="/jugendarbeit">Jugendarbeit</a>.</p>
<h2>Mitmachen</h2>
<p>Spielen, trainieren, pfeifen, grillen, Kasse führen, Rasen mähen: Es gibt immer eine Aufgabe, die passt. <a href="/mitgliedschaft">So wirst du Mitglied</a>, und der <a href="/vorstand">Vorstand</a> beantwortet jede Frage.</p>', NULL, 'Wer wir sind, was uns wichtig ist und wo man uns findet.', '[]', '[]', 1, NULL, '2026-11-24 15:41:52.084346+00', '2026-11-24 15:41:52.084346+00');
INSERT INTO public.pages VALUES ('geschichte', 'Geschichte', 'Gegründet {{Gründungsjahr}}, und noch lange nicht am Ende.', '<p>Vereinsgeschichte wird selten am Schreibtisch geschrieben. Sie steckt in Protokollen, in Schuhkartons voller Fotos und vor allem in den Köpfen derer, die dabei waren. Wer etwas beitragen kann, ein Bild, ein Heft, eine Erinnerung, meldet sich bitte über die <a href="/kontakt">Kontaktseite</a>.</p>', NULL, 'Die Geschichte des Vereins von der Gründung bis heute.', '[]', '[]', 1, NULL, '2026-11-24 15:41:52.084346+00', '2026-11-24 15:41:52.084346+00');
INSERT INTO public.pages VALUES ('ehrenmitglieder', 'Ehrenmitglieder', 'Manche haben für den Verein mehr getan, als sich in einem Protokoll festhalten lässt.', '<p>Die Ehrenmitgliedschaft ist die höchste Auszeichnung, die wir zu vergeben haben. Sie wird auf Vorschlag des Vorstands von der Mitgliederversammlung verliehen. Daneben ehren wir in jedem Jahr alle, die uns seit Jahrzehnten die Treue halten.</p>', NULL, 'Ehrenmitglieder und Ehrungen des Vereins.', '[]', '[]', 1, NULL, '2026-11-24 15:41:52.084346+00', '2026-11-24 15:41:52.084346+00');
INSERT INTO public.pages VALUES ('gemeinsam-stark', 'Gemeinsam stark', 'Große Vorhaben gelingen einem kleinen Verein nur, wenn viele ein wenig beitragen.', '<p>„Gemeinsam stark“ ist unsere Aktion für alles, was der laufende Beitrag nicht hergibt: Tore für die Jugend, ein Platz, der auch im November bespielbar ist, ein Trainingslager, bei dem kein Kind aus Geldgründen zu Hause bleibt.</p>
<h2>So kannst du helfen</h2>
<ul>
<li><strong>Mit Zeit:</strong> zwei Stunden beim Arbeitseinsatz, ein Samstag als Fahrdienst, ein Abend hinter der Theke.</li>
<li><strong>Mit Geld:</strong> einmalig oder jedes Jahr. Wir sind gemeinnützig und stellen eine Spendenbescheinigung aus.</li>
<li><strong>Mit deinem Betrieb:</strong> als <a href="/sponsoren">Partner</a>, mit Material oder mit einem Ausbildungsplatz für unsere Jugendlichen.</li>
<li><strong>Mit Können:</strong> Handwerk, Buchhaltung, Fotografie, Übersetzen. Frag uns, was gerade fehlt.</li>
</ul>
<h2>Was aus deiner Hilfe wird</h2>
<p>Wir sagen vorher, wofür wir sammeln, und hinterher, was daraus geworden ist. Schreib uns über die <a href="/kontakt">Kontaktseite</a>, wir melden uns.</p>', NULL, 'Gemeinsam stark: wie du den Verein mit Zeit, Geld oder guten Ideen unterstützen kannst.', '[]', '[]', 1, NULL, '2026-11-24 15:41:52.084346+00', '2026-11-24 15:41:52.084346+00');
INSERT INTO public.pages VALUES ('mitgliedschaft', 'Mitglied werden', 'Ob du spielst, trainierst oder am Geländer mitfieberst: Schön, dass du dazugehören willst.', '<h2>In drei Schritten</h2>
<ol>
<li><strong>Vorbeikommen.</strong> Ein Probetraining ist kostenlos und unverbindlich; wann welche Mannschaft übt, steht bei den <a href="/trainingszeiten">Trainingszeiten</a>.</li>
<li><strong>Antrag ausfüllen.</strong> Es gibt ihn beim Trainer, in der Geschäftsstelle und auf Anfrage per E-Mail. Bei Minderjährigen unterschreiben die Eltern.</li>
<li><strong>Loslegen.</strong> Wir kümmern uns um Spielerpass und Versicherung.</li>
</ol>
<h2>Beiträge</h2>
<p>Die Beiträge beschließt die Mitgliederversammlung. Die aktuelle Übersicht bekommst du in der Geschäftsstelle. Wenn das Geld gerade knapp ist, sprich uns an: Daran soll es nie scheitern.</p>
<h2>Häufige Fragen</h2>
<h3>Kann ich auch Mitglied sein, ohne zu spielen?</h3>
<p>Sehr gern. Fördermitglieder halten den Verein zusammen und haben in der Mitgliederversammlung dieselbe Stimme.</p>
<h3>Wie kündige ich?</h3>
<p>Schriftlich oder per E-Mail an <a href="mailto:{{E-Mail}}">{{E-Mail}}</a>; die Frist steht in der Satzung.</p>
<h3>Was passiert mit meinen Daten?</h3>
<p>Wir brauchen sie, um die Mitgliedschaft zu verwalten und Spielberechtigungen zu beantragen. Alles dazu steht im <a href="/datenschutz">Datenschutz</a>.</p>', NULL, 'So wirst du Mitglied: Ablauf, Beiträge und Antworten auf häufige Fragen.', '[]', '[]', 1, NULL, '2026-11-24 15:41:52.084346+00', '2026-11-24 15:41:52.084346+00');
INSERT INTO public.pages VALUES ('jugendarbeit', 'Jugendarbeit', 'Hier lernen Kinder Fußball, und dabei eine Menge anderes.', '<p>Bei uns spielt jedes Kind. Bis zur E-Jugend gibt es keine Tabelle, dafür viele Ballkontakte; später kommt der Ehrgeiz von selbst. Trainiert wird von Menschen, die das gelernt haben oder gerade lernen, und die Kinder ernst nehmen.</p>
<h2>Woran du uns messen kannst</h2>
<ul>
<li>Alle bekommen Spielzeit, nicht nur die Schnellsten.</li>
<li>Gelobt wird laut, korrigiert wird leise.</li>
<li>Vom Rand wird angefeuert, nicht dirigiert.</li>
<li>Schule geht vor, und Freundschaften gehen mit.</li>
</ul>
<h2>Probetraining</h2>
<p>Einfach vorbeikommen: Sportkleidung, Trinkflasche und gute Laune genügen. Die Zeiten stehen unter <a href="/trainingszeiten">Trainingszeiten</a>. Bitte kurz über die <a href="/kontakt">Kontaktseite</a> anmelden, damit jemand Zeit für euch hat.</p>
<h2>Kinderschutz</h2>
<p>Wer bei uns Kinder betreut, legt ein erweitertes Führungszeugnis vor und unterschreibt unseren Verhaltenskodex. Wer sich Sorgen macht, findet beim <a href="/vorstand">Vorstand</a> eine Vertrauensperson, die zuhört und nichts weitergibt, was nicht weitergegeben werden soll.</p>', NULL, 'Jugendfußball im Verein: Altersklassen, Grundsätze, Probetraining und Kinderschutz.', '[]', '[]', 1, NULL, '2026-11-24 15:41:52.084346+00', '2026-11-24 15:41:52.084346+00');
INSERT INTO public.pages VALUES ('kontakt', 'Kontakt', 'Fragen, Lob, eine verlorene Jacke: Schreiben Sie uns, wir antworten meist innerhalb von zwei Tagen.', '<h2>Anfahrt</h2>
<p>{{Stadion}}<br />{{Straße}}<br />{{PLZ}} {{Ort}}</p>
<p>An Spieltagen wird es auf dem Parkplatz eng. Wer kann, kommt mit dem Rad oder zu Fuß; Fahrradständer gibt es am Eingang. Bitte halten Sie die Zufahrt für Rettungswagen frei.</p>
<h2>Geschäftsstelle</h2>
<p>{{Bürozeiten}}</p>', NULL, 'Anschrift, Telefon, Ansprechpersonen, Anfahrt und Kontaktformular.', '[]', '[]', 1, NULL, '2026-11-24 15:41:52.084346+00', '2026-11-24 15:41:52.084346+00');
INSERT INTO public.pages VALUES ('impressum', 'Impressum', 'Wer diese Website betreibt und wer für die Inhalte verantwortlich ist.', '<h2>Angaben nach § 5 DDG</h2>
<p>{{Vereinsname}}<br />{{Straße}}<br />{{PLZ}} {{Ort}}</p>
<h2>Vertreten durch den Vorstand</h2>
<p>{{Vertretung}}</p>
<h2>Kontakt</h2>
<p>Telefon: {{Telefon}}<br />E-Mail: <a href="mailto:{{E-Mail}}">{{E-Mail}}</a></p>
<h2>Registereintrag</h2>
<p>Eintragung im Vereinsregister<br />Registergericht: {{Registergericht}}<br />Registernummer: {{Registernummer}}</p>
<p><strong>Umsatzsteuer-Identifikationsnummer nach § 27a Umsatzsteuergesetz:</strong> {{USt-IdNr.}}</p>
<h2>Redaktionell verantwortlich nach § 18 Abs. 2 MStV</h2>
<p>{{Verantwortlich}}</p>
<h2>Verbraucherstreitbeilegung</h2>
<p>Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>
<h2>Haftung für Links</h2>
<p>Diese Website verweist auf Seiten anderer Anbieter. Auf deren Inhalte haben wir keinen Einfluss; verantwortlich ist, wer die jeweilige Seite betreibt. Beim Setzen eines Links prüfen wir, ob Rechtsverstöße erkennbar sind. Erfahren wir später von einem, entfernen wir den Link umgehend.</p>
<h2>Texte und Bilder</h2>
<p>Texte, Bilder und Grafiken dieser Website sind urheberrechtlich geschützt. Wer sie außerhalb der gesetzlich erlaubten Fälle verwenden möchte, fragt uns bitte vorher; meistens sagen wir Ja. Zeigt ein Bild Sie oder Ihr Kind und Sie möchten das nicht, genügt eine kurze Nachricht.</p>', NULL, 'Anbieterkennzeichnung nach § 5 DDG: Anschrift, Vertretung, Registereintrag und Kontakt.', '[]', '[]', 1, NULL, '2026-11-24 15:41:52.084346+00', '2026-11-24 15:41:52.084346+00');
INSERT INTO public.pages VALUES ('datenschutz', 'Datenschutz', 'Welche Daten beim Besuch dieser Website anfallen, wofür wir sie brauchen und welche Rechte Sie haben.', '<h2>1. Verantwortlich</h2>
<p>{{Vereinsname}}<br />{{Straße}}<br />{{PLZ}} {{Ort}}<br />Telefon: {{Telefon}}<br />E-Mail: <a href="mailto:{{E-Mail}}">{{E-Mail}}</a></p>
<p><strong>Datenschutzbeauftragte Person:</strong> {{Datenschutzbeauftragte}}</p>
<h2>2. Das Wichtigste in Kürze</h2>
<ul>
<li>Wer nur liest, hinterlässt bei uns kein Profil: Wir setzen dafür keine Cookies und speichern keine IP-Adressen.</li>
<li>Schriften, Bilder und Programme kommen von unserem eigenen Server.</li>
<li>Inhalte anderer Anbieter werden erst geladen, wenn Sie zugestimmt haben.</li>
<li>Unsere Statistik ist selbst gebaut, zählt nur nach Ihrer Zustimmung und kennt keine Personen.</li>
</ul>
<h2>3. Aufruf der Website</h2>
<p>Damit eine Seite bei Ihnen ankommt, muss Ihr Gerät seine IP-Adresse übermitteln. Wir verarbeiten sie für die Dauer der Übertragung. Unsere Anwendung führt kein Zugriffsprotokoll; Fehlermeldungen halten fest, was schiefging, aber nicht, bei wem. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO: unser Interesse an einer Website, die erreichbar und sicher ist.</p>
<p>Der Server wird betrieben von: {{Hosting}}. Der Anbieter verarbeitet Daten in unserem Auftrag (Art. 28 DSGVO) und kann zur Abwehr von Angriffen kurzzeitig eigene Protokolle führen.</p>
<h2>4. Cookies und Speicher in Ihrem Browser</h2>
<p>Ohne Anmeldung setzen wir keine Cookies. Im Speicher Ihres Browsers liegen nur Dinge, die nötig sind, um eine von Ihnen gewünschte Funktion zu erfüllen (§ 25 Abs. 2 Nr. 2 TDDDG):</p>
<table>
<thead><tr><th>Was</th><th>Wofür</th><th>Wie lange</th></tr></thead>
<tbody>
<tr><td>Ihre Wahl zu Cookies und externen Inhalten</td><td>damit wir nicht auf jeder Seite fragen</td><td>bis Sie sie löschen oder ändern</td></tr>
<tr><td>Zeitpunkt Ihrer letzten Neuigkeiten-Ansicht</td><td>Zahl der ungelesenen Beiträge</td><td>bis Sie die Daten der Website löschen</td></tr>
<tr><td>Kopien besuchter Seiten und Bilder</td><td>schnelles Laden und Lesen ohne Netz</td><td>bis sie ersetzt oder gelöscht werden</td></tr>
<tr><td>Cookies „__Host-portal_session“ und „__Host-portal_signed_in“ (ohne HTTPS: ohne „__Host-“)</td><td>Anmeldung von Redaktion und Vorstand</td><td>bis zur Abmeldung, höchstens 7 Tage</td></tr>
</tbody>
</table>
<p>Ihre Wahl ändern Sie jederzeit über den Cookie-Knopf am linken unteren Rand. Die Zustimmung ist freiwillig; ein Widerruf gilt für die Zukunft.</p>
<h2>5. Anmeldung</h2>
<p>Ein Konto haben nur Menschen, die an der Website mitarbeiten. Wir speichern dazu Name, E-Mail-Adresse, Rolle und das Passwort in einer Form, aus der es sich nicht zurückrechnen lässt, außerdem, wer welchen Inhalt zuletzt geändert hat. Gegen das Erraten von Passwörtern zählen wir Fehlversuche; dafür wird aus E-Mail-Adresse und IP-Adresse eine Prüfsumme gebildet, die nach spätestens zwei Stunden gelöscht ist. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO.</p>
<h2>6. Kontaktformular und E-Mail</h2>
<p>Wenn Sie uns schreiben, speichern wir Ihren Namen, Ihre E-Mail-Adresse, Betreff und Nachricht, um zu antworten (Art. 6 Abs. 1 Buchst. b oder f DSGVO). Lesen können sie nur die Administratoren der Website. Nachrichten aus dem Formular löschen wir automatisch spätestens nach {{Löschfrist}} Tagen, auf Wunsch sofort. Vor unerwünschter Werbung schützen wir das Formular ohne fremde Dienste: durch ein unsichtbares Feld, eine Mindestzeit und eine Grenze für die Zahl der Nachrichten. Für diese Grenze merkt sich der Server Ihre IP-Adresse höchstens 15 Minuten im Arbeitsspeicher; gespeichert wird sie nicht.</p>
<h2>7. Statistik</h2>
<p>Wie oft ein Sponsor auf unserer Website zu sehen war und wie oft jemand seinem Link gefolgt ist, zählen wir als Summe je Tag. Dabei wird nichts auf Ihrem Gerät gespeichert oder ausgelesen und nichts festgehalten, was auf eine Person schließen lässt.</p>
<p>Nur mit Ihrer Zustimmung zur Kategorie „Analyse“ zählen wir, welche Seiten gelesen werden. Gezählt werden je Tag: die Adresse der Seite, der Name der Website, von der Sie kamen, und ob Sie ein Telefon, Tablet oder einen großen Bildschirm nutzen. Wir speichern weder IP-Adresse noch Kennung noch Cookie; aus den Summen lässt sich kein Besuch einer Person herauslesen. Nach 26 Monaten werden sie gelöscht. An Dritte geben wir nichts weiter. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO).</p>
<h2>8. Tabellen und Spielstände von {{Fußballdaten}}</h2>
<p>Tabellen, Spielpläne und Liveticker kommen von einem anderen Anbieter. Geladen werden sie erst, wenn Sie der Kategorie „Marketing“ zugestimmt haben oder auf „Einmal laden“ tippen. Dann erfährt der Anbieter Ihre IP-Adresse und dass Sie unsere Seite besuchen, und er kann eigene Cookies setzen; dafür gilt seine Datenschutzerklärung. Ohne Zustimmung zeigen wir nur einen Link. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG).</p>
<h2>9. Wetter, Links und Fanshop</h2>
<p>Das Wetter im Kopf der Seite fragt unser Server ab, nicht Ihr Gerät; der Wetterdienst erfährt nichts von Ihnen. Links zu Sponsoren, zum Fanshop oder in soziale Netzwerke sind einfache Verweise: Erst wenn Sie einem folgen, gilt, was der dortige Anbieter zum Datenschutz sagt.</p>
<h2>10. Benachrichtigungen</h2>
<p>Wenn Sie diese Website als App einrichten und Benachrichtigungen erlauben, fragt die App in Abständen bei unserem Server nach, ob es Neues gibt. Dabei wird nur ein Zeitpunkt übermittelt.</p>
<h2>11. Bilder und Namen</h2>
<p>Wir berichten über den Sport und das Vereinsleben und zeigen dabei auch Menschen. Bilder von Kindern veröffentlichen wir nur, wenn die Einwilligung der Eltern vorliegt. Standort und Kameradaten entfernt unser Server beim Hochladen aus jedem Bild. Möchten Sie auf einem Bild nicht zu sehen sein, schreiben Sie uns: Wir nehmen es heraus.</p>
<h2>12. Ihre Rechte</h2>
<p>Sie können von uns Auskunft über Ihre Daten verlangen (Art. 15 DSGVO), deren Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung (Art. 18) und Übertragung (Art. 20), der Verarbeitung widersprechen (Art. 21) und eine Einwilligung jederzeit widerrufen (Art. 7 Abs. 3). Eine Nachricht an <a href="mailto:{{E-Mail}}">{{E-Mail}}</a> genügt.</p>
<p>Beschweren können Sie sich außerdem bei einer Aufsichtsbehörde, für uns zuständig ist: Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz, Hintere Bleiche 34, 55116 Mainz.</p>', NULL, 'Datenschutzerklärung: Sitzungen, Protokolle, eigene Statistik ohne IP-Adressen, Einwilligung und externe Inhalte.', '[]', '[]', 1, NULL, '2026-11-24 15:41:52.084346+00', '2026-11-24 15:41:52.084346+00');
INSERT INTO public.passing_time VALUES (true, '2026-11-24 15:41:52.084346+00');
INSERT INTO public.release_registry VALUES (true, 1);
INSERT INTO public.settings VALUES (true, 'FSV Sommerried 1903 e. V.', 'FSV Sommerried', 1903, 'Stadion Sommerried', 'Am Sommerried 1', '67574', 'Osthofen', 'kontakt@fsv-sommerried.example', '06242 1903-0', 'A-Klasse Alzey-Worms', '2024/25', 49.7036, 8.3253, '#dc2626', '#991b1b', 'https://shop.fsv-sommerried.example/', 1, 'Donnerstag 18 bis 19 Uhr im Vereinsheim, in den Schulferien nach Absprache', '[]', '{"name": "Fußballdaten", "teams": [{"url": "https://fussballdaten.example/fsv-sommerried/1-mannschaft", "tabs": {"squad": {"url": "https://fussballdaten.example/fsv-sommerried/1-mannschaft/squad", "widgetId": "fsv-sommerried-1-mannschaft-squad"}, "stats": {"url": "https://fussballdaten.example/fsv-sommerried/1-mannschaft/stats", "widgetId": "fsv-sommerried-1-mannschaft-stats"}, "table": {"url": "https://fussballdaten.example/fsv-sommerried/1-mannschaft/table", "widgetId": "fsv-sommerried-1-mannschaft-table"}, "matches": {"url": "https://fussballdaten.example/fsv-sommerried/1-mannschaft/matches", "widgetId": "fsv-sommerried-1-mannschaft-matches"}, "liveticker": {"url": "https://fussballdaten.example/fsv-sommerried/1-mannschaft/liveticker", "widgetId": "fsv-sommerried-1-mannschaft-liveticker"}}, "team": "1-mannschaft", "frameUrl": "https://fussballdaten.example/frame/fsv-sommerried-1-mannschaft"}, {"url": "https://fussballdaten.example/fsv-sommerried/2-mannschaft", "tabs": {"squad": {"url": "https://fussballdaten.example/fsv-sommerried/2-mannschaft/squad", "widgetId": "fsv-sommerried-2-mannschaft-squad"}, "stats": {"url": "https://fussballdaten.example/fsv-sommerried/2-mannschaft/stats", "widgetId": "fsv-sommerried-2-mannschaft-stats"}, "table": {"url": "https://fussballdaten.example/fsv-sommerried/2-mannschaft/table", "widgetId": "fsv-sommerried-2-mannschaft-table"}, "matches": {"url": "https://fussballdaten.example/fsv-sommerried/2-mannschaft/matches", "widgetId": "fsv-sommerried-2-mannschaft-matches"}, "liveticker": {"url": "https://fussballdaten.example/fsv-sommerried/2-mannschaft/liveticker", "widgetId": "fsv-sommerried-2-mannschaft-liveticker"}}, "team": "2-mannschaft", "frameUrl": "https://fussballdaten.example/frame/fsv-sommerried-2-mannschaft"}], "clubUrl": "https://fussballdaten.example/fsv-sommerried", "scriptUrl": "https://fussballdaten.example/widgets.js", "loadAtOnce": false}', '{"vatId": "", "registerCourt": "", "registerNumber": "", "hostingProvider": "", "representatives": "", "contentResponsible": "", "dataProtectionOfficer": ""}', '2026-11-24 15:41:52.084346+00', NULL, NULL, true, 180);
SELECT pg_catalog.setval('public.activations_id_seq', 1, false);
SELECT pg_catalog.setval('public.migrations_id_seq', 31, true);
SELECT pg_catalog.setval('public.migrations_lock_index_seq', 1, true);
ALTER TABLE ONLY public.activations
    ADD CONSTRAINT activations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.activity
    ADD CONSTRAINT activity_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.albums
    ADD CONSTRAINT albums_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.albums
    ADD CONSTRAINT albums_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.article_versions
    ADD CONSTRAINT article_versions_pkey PRIMARY KEY (article_id, version);
ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_preview_token_key UNIQUE (preview_token);
ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.banners
    ADD CONSTRAINT banners_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.board_members
    ADD CONSTRAINT board_members_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.browser_errors
    ADD CONSTRAINT browser_errors_pkey PRIMARY KEY (section, version, part, message);
ALTER TABLE ONLY public.content_revision
    ADD CONSTRAINT content_revision_pkey PRIMARY KEY (only_row);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_series_id_original_day_key UNIQUE (series_id, original_day);
ALTER TABLE ONLY public.former_slugs
    ADD CONSTRAINT former_slugs_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY public.login_attempts
    ADD CONSTRAINT login_attempts_pkey PRIMARY KEY (subject);
ALTER TABLE ONLY public.media_addresses
    ADD CONSTRAINT media_addresses_pkey PRIMARY KEY (url);
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_uploaded_by_sha256_key UNIQUE (uploaded_by, sha256);
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_url_key UNIQUE (url);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_nonce_key UNIQUE (nonce);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.migrations_lock
    ADD CONSTRAINT migrations_lock_pkey PRIMARY KEY (index);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY public.passing_time
    ADD CONSTRAINT passing_time_pkey PRIMARY KEY (only_row);
ALTER TABLE ONLY public.release_registry
    ADD CONSTRAINT release_registry_pkey PRIMARY KEY (only_row);
ALTER TABLE ONLY public.releases
    ADD CONSTRAINT releases_pkey PRIMARY KEY (section, version);
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.seeded
    ADD CONSTRAINT seeded_pkey PRIMARY KEY (kind);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_id_key UNIQUE (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id_hash);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (only_row);
ALTER TABLE ONLY public.slides
    ADD CONSTRAINT slides_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sponsor_counts
    ADD CONSTRAINT sponsor_counts_pkey PRIMARY KEY (sponsor_id, day);
ALTER TABLE ONLY public.sponsors
    ADD CONSTRAINT sponsors_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.teams
    ADD CONSTRAINT teams_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.teams
    ADD CONSTRAINT teams_slug UNIQUE (slug);
ALTER TABLE ONLY public.training_times
    ADD CONSTRAINT training_times_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.upload_keys
    ADD CONSTRAINT upload_keys_pkey PRIMARY KEY (uploaded_by, key);
ALTER TABLE ONLY public.user_links
    ADD CONSTRAINT user_links_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.user_links
    ADD CONSTRAINT user_links_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users_teams
    ADD CONSTRAINT users_teams_pkey PRIMARY KEY (user_id, team);
ALTER TABLE ONLY public.visits
    ADD CONSTRAINT visits_pkey PRIMARY KEY (day, path, referrer_host, device);
CREATE INDEX activations_newest ON public.activations USING btree (section, id DESC);
CREATE INDEX activity_at ON public.activity USING btree (at DESC, id);
CREATE INDEX activity_subject ON public.activity USING btree (subject_id, at DESC);
CREATE INDEX albums_newest ON public.albums USING btree (date DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX articles_changed ON public.articles USING btree (updated_at DESC) WHERE ((updated_by IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX articles_drafts ON public.articles USING btree (updated_at DESC) WHERE ((status = 'draft'::text) AND (deleted_at IS NULL));
CREATE INDEX articles_due ON public.articles USING btree (publish_at) WHERE ((status = 'scheduled'::text) AND (deleted_at IS NULL));
CREATE INDEX articles_edited ON public.articles USING btree (updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX articles_public ON public.articles USING btree (published_at DESC, id DESC) WHERE ((status = 'published'::text) AND (deleted_at IS NULL));
CREATE INDEX articles_public_category ON public.articles USING btree (category, published_at DESC, id DESC) WHERE ((status = 'published'::text) AND (deleted_at IS NULL));
CREATE INDEX articles_search ON public.articles USING gin (search_text public.gin_trgm_ops);
CREATE INDEX banners_order ON public.banners USING btree (sort_order, id) WHERE (deleted_at IS NULL);
CREATE INDEX board_members_order ON public.board_members USING btree (sort_order, id) WHERE (deleted_at IS NULL);
CREATE INDEX browser_errors_newest ON public.browser_errors USING btree (last_seen DESC);
CREATE INDEX events_changed ON public.events USING btree (updated_at DESC) WHERE ((updated_by IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX events_cut_from ON public.events USING btree (cut_from) WHERE (cut_from IS NOT NULL);
CREATE INDEX events_listed ON public.events USING btree (start_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX events_matches ON public.events USING btree (start_at) WHERE ((type = 'match'::text) AND (deleted_at IS NULL));
CREATE INDEX events_series ON public.events USING btree (last_day) WHERE ((rrule IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX events_span ON public.events USING gist (tstzrange(start_at, COALESCE(end_at, start_at), '[]'::text)) WHERE ((rrule IS NULL) AND (deleted_at IS NULL));
CREATE INDEX events_start ON public.events USING btree (start_at) WHERE ((rrule IS NULL) AND (deleted_at IS NULL));
CREATE INDEX former_slugs_article ON public.former_slugs USING btree (article_id);
CREATE INDEX media_addresses_left ON public.media_addresses USING btree (left_at);
CREATE INDEX media_addresses_media ON public.media_addresses USING btree (media_id);
CREATE INDEX media_newest ON public.media USING btree (created_at DESC, id);
CREATE INDEX media_sha256 ON public.media USING btree (sha256);
CREATE INDEX messages_newest ON public.messages USING btree (received_at DESC, id);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX slides_order ON public.slides USING btree (sort_order, id) WHERE (deleted_at IS NULL);
CREATE INDEX sponsor_counts_day ON public.sponsor_counts USING btree (day);
CREATE INDEX sponsors_order ON public.sponsors USING btree (sort_order, id) WHERE (deleted_at IS NULL);
CREATE INDEX users_teams_team ON public.users_teams USING btree (team);
CREATE TRIGGER albums_content_revision AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.albums FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER articles_deleted AFTER DELETE ON public.articles REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.raise_revision_of_public_articles();
CREATE TRIGGER articles_inserted AFTER INSERT ON public.articles REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.raise_revision_of_public_articles();
CREATE TRIGGER articles_moved AFTER UPDATE OF slug ON public.articles FOR EACH ROW WHEN (((old.slug <> new.slug) AND (old.published_at IS NOT NULL))) EXECUTE FUNCTION public.keep_former_slug();
CREATE TRIGGER articles_truncated AFTER TRUNCATE ON public.articles FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER articles_updated AFTER UPDATE ON public.articles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.raise_revision_of_public_articles();
CREATE TRIGGER articles_version_inserted AFTER INSERT ON public.articles FOR EACH ROW EXECUTE FUNCTION public.keep_article_version();
CREATE TRIGGER articles_version_updated AFTER UPDATE OF version ON public.articles FOR EACH ROW EXECUTE FUNCTION public.keep_article_version();
CREATE TRIGGER banners_content_revision AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.banners FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER board_members_content_revision AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.board_members FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER events_content_revision AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.events FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER media_content_revision AFTER DELETE OR UPDATE OR TRUNCATE ON public.media FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER pages_content_revision AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.pages FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER passing_time_content_revision AFTER UPDATE ON public.passing_time FOR EACH ROW EXECUTE FUNCTION public.raise_content_revision('everything');
CREATE TRIGGER settings_content_revision AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER slides_content_revision AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.slides FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER sponsors_content_revision AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sponsors FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER teams_content_revision AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.teams FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER training_times_content_revision AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.training_times FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
ALTER TABLE ONLY public.albums
    ADD CONSTRAINT albums_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.albums
    ADD CONSTRAINT albums_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.article_versions
    ADD CONSTRAINT article_versions_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.article_versions
    ADD CONSTRAINT article_versions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.banners
    ADD CONSTRAINT banners_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.banners
    ADD CONSTRAINT banners_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.board_members
    ADD CONSTRAINT board_members_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.board_members
    ADD CONSTRAINT board_members_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_cut_from_fkey FOREIGN KEY (cut_from) REFERENCES public.events(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_series_id_fkey FOREIGN KEY (series_id) REFERENCES public.events(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_team_fkey FOREIGN KEY (team) REFERENCES public.teams(slug) ON UPDATE CASCADE;
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.former_slugs
    ADD CONSTRAINT former_slugs_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.media_addresses
    ADD CONSTRAINT media_addresses_media_id_fkey FOREIGN KEY (media_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.slides
    ADD CONSTRAINT slides_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.slides
    ADD CONSTRAINT slides_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.sponsor_counts
    ADD CONSTRAINT sponsor_counts_sponsor_id_fkey FOREIGN KEY (sponsor_id) REFERENCES public.sponsors(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sponsors
    ADD CONSTRAINT sponsors_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.sponsors
    ADD CONSTRAINT sponsors_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.teams
    ADD CONSTRAINT teams_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.teams
    ADD CONSTRAINT teams_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.training_times
    ADD CONSTRAINT training_times_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.training_times
    ADD CONSTRAINT training_times_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.upload_keys
    ADD CONSTRAINT upload_keys_media_id_fkey FOREIGN KEY (media_id) REFERENCES public.media(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.upload_keys
    ADD CONSTRAINT upload_keys_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_links
    ADD CONSTRAINT user_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.users_teams
    ADD CONSTRAINT users_teams_team_fkey FOREIGN KEY (team) REFERENCES public.teams(slug) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.users_teams
    ADD CONSTRAINT users_teams_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
