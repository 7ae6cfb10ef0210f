-- For texts anywhere in a name or an address.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- For one index over words and filters together.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
-- For time that must not overlap.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "accounts_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"purpose" jsonb NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"is_proven" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "accounts_entitlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"what" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts_guardians" (
	"parent_id" uuid NOT NULL,
	"athlete_user_id" uuid NOT NULL,
	"relationship" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_guardians_parent_id_athlete_user_id_pk" PRIMARY KEY("parent_id","athlete_user_id")
);
--> statement-breakpoint
CREATE TABLE "accounts_identities" (
	"network" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_identities_network_subject_pk" PRIMARY KEY("network","subject")
);
--> statement-breakpoint
CREATE TABLE "accounts_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"inviter_id" uuid NOT NULL,
	"athlete_user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" uuid,
	CONSTRAINT "accounts_invitations_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "accounts_password_resets" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "accounts_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"form" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts_restore_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts_role_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"form" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts_sign_in_attempts" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"registration_id" uuid,
	"email" text NOT NULL,
	"proof" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"remember" boolean NOT NULL,
	"team_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts_social_attempts" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"email" text,
	"email_verified_at" timestamp with time zone,
	"unconfirmed_email" text,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender" text,
	"is_super_admin" boolean DEFAULT false NOT NULL,
	"metric_type" smallint,
	"phone" text,
	"photo" jsonb,
	"is_vip" boolean DEFAULT false NOT NULL,
	"last_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"erased_at" timestamp with time zone,
	CONSTRAINT "accounts_users_type" CHECK ("accounts_users"."type" in ('athlete','parent','coach','admin','rsc','affiliate','editor','unknown')),
	CONSTRAINT "accounts_users_gender" CHECK ("accounts_users"."gender" in ('male','female')),
	CONSTRAINT "accounts_users_super_admin" CHECK (not "accounts_users"."is_super_admin" or "accounts_users"."type" = 'admin')
);
--> statement-breakpoint
CREATE TABLE "admin_work" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order" jsonb NOT NULL,
	"by_id" uuid NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"place" jsonb,
	"parts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "affiliates_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender" text,
	"email" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"used_by" uuid,
	CONSTRAINT "affiliates_invites_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "affiliates_commissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promo_code_id" uuid NOT NULL,
	"owner_id" uuid,
	"customer_id" uuid,
	"charge_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"base_cents" integer NOT NULL,
	"percent" smallint NOT NULL,
	"cents" integer NOT NULL,
	"sold_at" timestamp with time zone NOT NULL,
	"payable_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliates_commissions_sign" CHECK (("affiliates_commissions"."kind" = 'earned' and "affiliates_commissions"."base_cents" > 0 and "affiliates_commissions"."cents" >= 0)
        or ("affiliates_commissions"."kind" = 'returned' and "affiliates_commissions"."base_cents" < 0 and "affiliates_commissions"."cents" <= 0))
);
--> statement-breakpoint
CREATE TABLE "affiliates_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"cents" integer NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"staff_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliates_payouts_cents" CHECK ("affiliates_payouts"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "affiliates_promo_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percent" smallint,
	"amount_cents" integer,
	"owner_id" uuid,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"months" smallint,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"commission_percent" smallint DEFAULT 20 NOT NULL,
	"commission_months" smallint DEFAULT 12 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "affiliates_promo_codes_text" CHECK ("affiliates_promo_codes"."code" ~ '^[A-Z0-9]{3,10}$'),
	CONSTRAINT "affiliates_promo_codes_worth" CHECK (("affiliates_promo_codes"."kind" = 'percent' and "affiliates_promo_codes"."percent" between 1 and 100 and "affiliates_promo_codes"."amount_cents" is null)
        or ("affiliates_promo_codes"."kind" = 'amount' and "affiliates_promo_codes"."amount_cents" > 0 and "affiliates_promo_codes"."percent" is null)),
	CONSTRAINT "affiliates_promo_codes_months" CHECK ("affiliates_promo_codes"."months" > 0),
	CONSTRAINT "affiliates_promo_codes_commission" CHECK ("affiliates_promo_codes"."commission_percent" between 0 and 100 and "affiliates_promo_codes"."commission_months" between 1 and 120),
	CONSTRAINT "affiliates_promo_codes_uses" CHECK ("affiliates_promo_codes"."max_uses" is null or "affiliates_promo_codes"."uses" <= "affiliates_promo_codes"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "affiliates_referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promo_code_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliates_referrals_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "billing_catalog_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone,
	"updated_by" uuid,
	CONSTRAINT "billing_catalog_state_one" CHECK ("billing_catalog_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "billing_held_options" (
	"package_key" text NOT NULL,
	"option_id" uuid NOT NULL,
	CONSTRAINT "billing_held_options_package_key_option_id_pk" PRIMARY KEY("package_key","option_id")
);
--> statement-breakpoint
CREATE TABLE "billing_package_options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_package_prices" (
	"package_key" text NOT NULL,
	"starts_on" date NOT NULL,
	"month_price" integer NOT NULL,
	CONSTRAINT "billing_package_prices_package_key_starts_on_pk" PRIMARY KEY("package_key","starts_on"),
	CONSTRAINT "billing_package_prices_month_price" CHECK ("billing_package_prices"."month_price" > 0)
);
--> statement-breakpoint
CREATE TABLE "billing_packages" (
	"key" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"tagline" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "billing_packages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "billing_packages_key" CHECK ("billing_packages"."key" in ('package-1','package-2','package-3','package-4'))
);
--> statement-breakpoint
CREATE TABLE "billing_addresses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"address" text NOT NULL,
	"apt" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"phone" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"period" integer NOT NULL,
	"athlete_user_id" uuid,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"attempt" integer NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"package_key" text NOT NULL,
	"cycle" text NOT NULL,
	"price" integer NOT NULL,
	"discount" integer NOT NULL,
	"credit" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"method_id" uuid,
	"intent" jsonb,
	"transaction_id" text,
	"is_settled" boolean DEFAULT false NOT NULL,
	"dispute" text,
	"decline_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_charges_sum" CHECK ("billing_charges"."total" = "billing_charges"."price" - "billing_charges"."discount" - "billing_charges"."credit" + "billing_charges"."tax")
);
--> statement-breakpoint
CREATE TABLE "billing_counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"charge_id" uuid NOT NULL,
	"athlete_user_id" uuid,
	"payer_id" uuid,
	"issued_on" date NOT NULL,
	"transaction_id" text,
	"package_name" text NOT NULL,
	"athlete_name" text NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"is_free_month" boolean NOT NULL,
	"first_charge_on" date,
	"first_charge_total" integer,
	"billed_to" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "billing_invoices_charge_id_unique" UNIQUE("charge_id")
);
--> statement-breakpoint
CREATE TABLE "billing_ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"account" text NOT NULL,
	"cents" integer NOT NULL,
	"charge_id" uuid,
	"refund_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_ledger_cents" CHECK ("billing_ledger"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "billing_payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"payment_type" text NOT NULL,
	"card_brand" text,
	"card_last_four" text,
	"card_expires" text,
	"paypal_email" text,
	"is_default" boolean NOT NULL,
	"warned_for" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"status" text NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"transaction_id" text,
	"ends_access" boolean NOT NULL,
	"staff_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_refunds_cents" CHECK ("billing_refunds"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "billing_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_user_id" uuid,
	"payer_id" uuid,
	"status" text NOT NULL,
	"package_key" text NOT NULL,
	"cycle" text NOT NULL,
	"month_price" integer NOT NULL,
	"period" integer NOT NULL,
	"anchor" date NOT NULL,
	"month" integer NOT NULL,
	"months" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"worth" integer NOT NULL,
	"is_canceled" boolean NOT NULL,
	"cancel_reason" text,
	"next_package_key" text,
	"next_cycle" text,
	"next_month_price" integer,
	"promo_code_id" uuid,
	"promo" jsonb,
	"credit" integer NOT NULL,
	"failures" smallint NOT NULL,
	"failed_on" date,
	"retry_on" date,
	"ended_on" date,
	"end_reason" text,
	"due_on" date,
	"reminded_of" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_subscriptions_credit" CHECK ("billing_subscriptions"."credit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "billing_tax_rates" (
	"state" text PRIMARY KEY NOT NULL,
	"rate" integer NOT NULL,
	"version_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "billing_tax_rates_rate" CHECK ("billing_tax_rates"."rate" between 0 and 20000)
);
--> statement-breakpoint
CREATE TABLE "colleges_verifications" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"college_id" integer NOT NULL,
	"position" text NOT NULL,
	"team_gender" text,
	"staff_page_url" text,
	"status" text NOT NULL,
	"method" text,
	"reason" text,
	"proven_email" text,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"verified_until" timestamp with time zone,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "colleges_coaches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"college_id" integer NOT NULL,
	"user_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"position" text NOT NULL,
	"email" text,
	"phone" text,
	"team_gender" text,
	"rank" integer DEFAULT 0 NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"added_for" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "colleges_coaches_account" CHECK ("colleges_coaches"."added_for" is null or "colleges_coaches"."user_id" is null)
);
--> statement-breakpoint
CREATE TABLE "colleges_domains" (
	"college_id" integer NOT NULL,
	"domain" text NOT NULL,
	"is_accepted" boolean NOT NULL,
	"set_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "colleges_domains_college_id_domain_pk" PRIMARY KEY("college_id","domain")
);
--> statement-breakpoint
CREATE TABLE "colleges" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"aliases" text,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"website" text,
	"level" text NOT NULL,
	"control" text NOT NULL,
	"setting" text NOT NULL,
	"undergrad_enrollment" integer,
	"admission_rate" real,
	"open_admission" boolean,
	"sat_avg" integer,
	"sat_read_25" integer,
	"sat_read_75" integer,
	"sat_math_25" integer,
	"sat_math_75" integer,
	"act_25" integer,
	"act_75" integer,
	"in_state_tuition" integer,
	"out_state_tuition" integer,
	"avg_net_cost" integer,
	"cost_of_attendance" integer,
	"graduation_rate" real,
	"top_majors" jsonb NOT NULL,
	"hbcu" boolean NOT NULL,
	"single_sex" text,
	"division" text NOT NULL,
	"conference" text,
	"mascot" text,
	"color_primary" text,
	"color_secondary" text,
	"mens_basketball" boolean,
	"womens_basketball" boolean,
	"mens_roster" integer,
	"womens_roster" integer,
	"mens_team_budget" integer,
	"womens_team_budget" integer,
	"basketball_confirmed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid,
	"action" text NOT NULL,
	"assignee_id" uuid,
	"text" text,
	"to_addresses" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"state" text DEFAULT 'new' NOT NULL,
	"assignee_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matching_pages" (
	"athlete_user_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"inputs" text NOT NULL,
	"matches" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "matching_pages_athlete_user_id_number_pk" PRIMARY KEY("athlete_user_id","number")
);
--> statement-breakpoint
CREATE TABLE "matching_results" (
	"athlete_user_id" uuid PRIMARY KEY NOT NULL,
	"inputs" text NOT NULL,
	"survey_version" integer NOT NULL,
	"catalog_version" text NOT NULL,
	"method_version" integer NOT NULL,
	"summary" jsonb NOT NULL,
	"ranking" jsonb NOT NULL,
	"best_known" jsonb NOT NULL,
	"scored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matching_surveys" (
	"athlete_user_id" uuid PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"filter_disabled" jsonb NOT NULL,
	"version" integer NOT NULL,
	"completed_at" timestamp with time zone,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	"is_stale" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matching_tips_shown" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"shown_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messaging_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_user_id" uuid NOT NULL,
	"coach_id" uuid NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"family_last_seq" integer,
	"coach_last_seq" integer,
	"family_last_at" timestamp with time zone,
	"coach_last_at" timestamp with time zone,
	"family_delivered_seq" integer DEFAULT 0 NOT NULL,
	"family_read_seq" integer DEFAULT 0 NOT NULL,
	"coach_delivered_seq" integer DEFAULT 0 NOT NULL,
	"coach_read_seq" integer DEFAULT 0 NOT NULL,
	"blocked_at" timestamp with time zone,
	"blocked_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messaging_drafts" (
	"user_id" uuid NOT NULL,
	"athlete_user_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messaging_drafts_user_id_athlete_user_id_contact_id_pk" PRIMARY KEY("user_id","athlete_user_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "messaging_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"side" text NOT NULL,
	"sender_id" uuid NOT NULL,
	"is_on_behalf" boolean DEFAULT false NOT NULL,
	"content" text NOT NULL,
	"client_id" uuid NOT NULL,
	"is_withheld" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messaging_messages_side" CHECK ("messaging_messages"."side" in ('family','coach'))
);
--> statement-breakpoint
CREATE TABLE "messaging_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"path" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "messaging_read_marks" (
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_seq" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messaging_read_marks_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "messaging_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "profiles_assistant_attempts" (
	"athlete_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "profiles_assistant_attempts_athlete_id_day_pk" PRIMARY KEY("athlete_id","day")
);
--> statement-breakpoint
CREATE TABLE "profiles_confirmations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"metric_id" uuid,
	"season_id" uuid,
	"confirmed_by" uuid NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_confirmations_metric_id_unique" UNIQUE("metric_id"),
	CONSTRAINT "profiles_confirmations_season_id_unique" UNIQUE("season_id")
);
--> statement-breakpoint
CREATE TABLE "profiles_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"user_id" uuid,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_message" text NOT NULL,
	"delivery" text DEFAULT 'now' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_drive_picks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state_hash" "bytea" NOT NULL,
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_verifier" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"received" jsonb,
	CONSTRAINT "profiles_drive_picks_state_hash_unique" UNIQUE("state_hash")
);
--> statement-breakpoint
CREATE TABLE "profiles_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text,
	"picture" jsonb,
	"video" jsonb,
	"rank" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profiles_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"picture" jsonb NOT NULL,
	"original_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_athletes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"sport_key" text NOT NULL,
	"position" text,
	"secondary_position" text,
	"class_year" smallint,
	"jersey_number" text,
	"height_cm" numeric(5, 2),
	"weight_kg" numeric(5, 2),
	"wingspan_cm" numeric(5, 2),
	"handedness" text,
	"birth_date" date,
	"high_school" text,
	"club" text,
	"address" text,
	"apt" text,
	"city" text,
	"state" text,
	"zip" text,
	"country" text,
	"lat" real,
	"lon" real,
	"bio" text,
	"photo" jsonb,
	"cutout" jsonb,
	"color_theme" text DEFAULT 'black' NOT NULL,
	"theme_mode" text,
	"is_visible" boolean DEFAULT true NOT NULL,
	"is_seros" boolean DEFAULT false NOT NULL,
	"access_code" text DEFAULT substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 0) & 31), 1) || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 1) & 31), 1) || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 2) & 31), 1) || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 3) & 31), 1) || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 4) & 31), 1) || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 5) & 31), 1) NOT NULL,
	"versions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_athletes_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "profiles_athletes_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "profiles_documents" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"format" smallint NOT NULL,
	"page" text NOT NULL,
	"contacts" text NOT NULL,
	"own" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_retired_slugs" (
	"slug_hash" "bytea" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"question_id" smallint NOT NULL,
	"text" text NOT NULL,
	"json" jsonb
);
--> statement-breakpoint
CREATE TABLE "profiles_awards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"year" smallint NOT NULL,
	"level" text
);
--> statement-breakpoint
CREATE TABLE "profiles_contacts" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"phone" text,
	"email" text,
	"website" text,
	"parent_name" text,
	"parent_email" text,
	"parent_phone" text
);
--> statement-breakpoint
CREATE TABLE "profiles_education" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"school" text,
	"gpa" numeric(4, 2),
	"weighted_gpa" numeric(4, 2),
	"core_gpa" numeric(4, 2),
	"sat" smallint,
	"act" smallint,
	"ncaa_id" text,
	"intended_majors" text[] NOT NULL,
	"honors" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_goals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"target_date" date
);
--> statement-breakpoint
CREATE TABLE "profiles_interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"date" date,
	"asked_by" text,
	"video_url" text,
	"questions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_metrics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"key" text NOT NULL,
	"value" numeric(10, 3) NOT NULL,
	"measured_on" date,
	"source" text NOT NULL,
	"verified_by" text
);
--> statement-breakpoint
CREATE TABLE "profiles_press" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"outlet" text,
	"published_on" date,
	"link" text NOT NULL,
	"picture" jsonb,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_quotes" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"author" text
);
--> statement-breakpoint
CREATE TABLE "profiles_references" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"position" text,
	"team" text,
	"email" text,
	"phone" text
);
--> statement-breakpoint
CREATE TABLE "profiles_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"time" text,
	"place" text,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "profiles_social_names" (
	"athlete_id" uuid NOT NULL,
	"network" text NOT NULL,
	"username" text NOT NULL,
	"account_id" text,
	"changed_hands" boolean DEFAULT false NOT NULL,
	"connected" boolean DEFAULT false NOT NULL,
	"posts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "profiles_social_names_athlete_id_network_pk" PRIMARY KEY("athlete_id","network")
);
--> statement-breakpoint
CREATE TABLE "profiles_social_readings" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"count" smallint NOT NULL,
	"waiting_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profiles_vip_details" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"headline" text,
	"story" text,
	"agent_name" text,
	"agent_email" text,
	"highlight_url" text
);
--> statement-breakpoint
CREATE TABLE "profiles_sport_facts" (
	"sport_key" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"place" integer NOT NULL,
	"label" text,
	"group_key" text,
	"gender" text,
	"decimals" smallint,
	"min" real,
	"max" real,
	"at_most" text,
	"formula_of" text,
	"formula_by" text,
	"formula_times" real,
	"is_derived" boolean,
	"tile" smallint,
	"is_compared" boolean,
	"is_lower_better" boolean,
	"unit" text,
	"step" real,
	"usual_min" real,
	"usual_max" real,
	CONSTRAINT "profiles_sport_facts_sport_key_kind_key_pk" PRIMARY KEY("sport_key","kind","key")
);
--> statement-breakpoint
CREATE TABLE "profiles_figures" (
	"athlete_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" real NOT NULL,
	CONSTRAINT "profiles_figures_athlete_id_key_pk" PRIMARY KEY("athlete_id","key")
);
--> statement-breakpoint
CREATE TABLE "profiles_pools" (
	"sport_key" text NOT NULL,
	"gender" text,
	"class_year" smallint NOT NULL,
	"position" text NOT NULL,
	"key" text NOT NULL,
	"size" integer NOT NULL,
	"percentiles" real[] NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_seasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"type" text NOT NULL,
	"season" smallint,
	"team" text,
	"values" jsonb NOT NULL,
	"source" text NOT NULL,
	"source_date" date,
	"rank" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_transcript_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"name" text NOT NULL,
	"college" text NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"delivery" text DEFAULT 'now' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"verified_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"report_note" text
);
--> statement-breakpoint
CREATE TABLE "profiles_transcripts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"name" text NOT NULL,
	"storage_key" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_coach_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL,
	"coach_id" uuid NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles_visitor_views" (
	"athlete_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "profiles_visitor_views_athlete_id_day_pk" PRIMARY KEY("athlete_id","day")
);
--> statement-breakpoint
CREATE TABLE "rankings_evaluations" (
	"user_id" uuid NOT NULL,
	"evaluator_id" uuid NOT NULL,
	"competition_level" smallint NOT NULL,
	"teammates" smallint NOT NULL,
	"leadership" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rankings_evaluations_user_id_evaluator_id_pk" PRIMARY KEY("user_id","evaluator_id")
);
--> statement-breakpoint
CREATE TABLE "rankings_scores" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sport_key" text NOT NULL,
	"gender" text,
	"production" numeric(4, 1) NOT NULL,
	"competition_level" numeric(4, 1) NOT NULL,
	"consistency" numeric(4, 1) NOT NULL,
	"teammates" numeric(4, 1) NOT NULL,
	"leadership" numeric(4, 1) NOT NULL,
	"score" numeric(4, 1) NOT NULL,
	"evaluations" integer NOT NULL,
	"seasons" smallint NOT NULL,
	"calculated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recruiting_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_user_id" uuid NOT NULL,
	"contact_id" uuid,
	"coach_id" uuid,
	"type" smallint NOT NULL,
	"event_date" date NOT NULL,
	"event_time" time(0) NOT NULL,
	"clock_offset" smallint DEFAULT 0 NOT NULL,
	"note" text NOT NULL,
	"outcome" text,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recruiting_events_type" CHECK ("recruiting_events"."type" in (1, 2, 3)),
	CONSTRAINT "recruiting_events_with" CHECK ("recruiting_events"."contact_id" is not null or "recruiting_events"."coach_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "recruiting_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"contact_id" uuid,
	"college_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recruiting_centers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"filters" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recruiting_favorite_athletes" (
	"coach_id" uuid NOT NULL,
	"athlete_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recruiting_favorite_athletes_coach_id_athlete_user_id_pk" PRIMARY KEY("coach_id","athlete_user_id")
);
--> statement-breakpoint
CREATE TABLE "recruiting_favorite_colleges" (
	"athlete_user_id" uuid NOT NULL,
	"college_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recruiting_favorite_colleges_athlete_user_id_college_id_pk" PRIMARY KEY("athlete_user_id","college_id")
);
--> statement-breakpoint
CREATE TABLE "recruiting_guides_shown" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"shown_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recruiting_view_marks" (
	"user_id" uuid NOT NULL,
	"athlete_user_id" uuid NOT NULL,
	"coach_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recruiting_view_marks_user_id_athlete_user_id_coach_id_pk" PRIMARY KEY("user_id","athlete_user_id","coach_id")
);
--> statement-breakpoint
CREATE TABLE "recruiting_viewed_colleges" (
	"athlete_user_id" uuid NOT NULL,
	"college_id" integer NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recruiting_viewed_colleges_athlete_user_id_college_id_pk" PRIMARY KEY("athlete_user_id","college_id")
);
--> statement-breakpoint
CREATE TABLE "roster_assignments" (
	"coach_id" uuid NOT NULL,
	"athlete_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roster_assignments_coach_id_athlete_user_id_pk" PRIMARY KEY("coach_id","athlete_user_id")
);
--> statement-breakpoint
CREATE TABLE "roster_claims" (
	"athlete_user_id" uuid PRIMARY KEY NOT NULL,
	"success_coach_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_declines" (
	"success_coach_id" uuid NOT NULL,
	"athlete_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roster_declines_success_coach_id_athlete_user_id_pk" PRIMARY KEY("success_coach_id","athlete_user_id")
);
--> statement-breakpoint
CREATE TABLE "roster_unclaims" (
	"athlete_user_id" uuid PRIMARY KEY NOT NULL,
	"unclaimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_athletes" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"photo_url" text,
	"sport_key" text NOT NULL,
	"position" text,
	"class_year" smallint,
	"state" text,
	"gender" text,
	"height_in" smallint,
	"weight_lb" smallint,
	"height_band" text,
	"weight_band" text,
	"high_school" text,
	"city" text,
	"is_visible" boolean NOT NULL,
	"score" smallint NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_athletes_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "search_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"chosen" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_days" (
	"day" date PRIMARY KEY NOT NULL,
	"searches" integer NOT NULL,
	"found_nothing" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_history" (
	"user_id" uuid NOT NULL,
	"athlete_user_id" uuid NOT NULL,
	"place" bigserial NOT NULL,
	CONSTRAINT "search_history_user_id_athlete_user_id_pk" PRIMARY KEY("user_id","athlete_user_id")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_misses_day_text_pk" PRIMARY KEY("day","text")
);
--> statement-breakpoint
CREATE TABLE "search_spellings" (
	"spelling" text NOT NULL,
	"token" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "search_spellings_spelling_token_kind_pk" PRIMARY KEY("spelling","token","kind")
);
--> statement-breakpoint
CREATE TABLE "site_contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_message" text NOT NULL,
	"delivery" text DEFAULT 'now' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_feedback_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"feedback_message" text NOT NULL,
	"feedback_email" text,
	"page_url" text,
	"request_id" text,
	"delivery" text DEFAULT 'now' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_content_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_contents" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version_id" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_visits" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "site_visits_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "tasks_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"is_pinned" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks_program_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone,
	"updated_by" uuid,
	CONSTRAINT "tasks_program_state_one" CHECK ("tasks_program_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "tasks_program" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"percent" integer NOT NULL,
	"done_when" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks_running" (
	"coach_id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"athlete_user_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"last_active_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"done" text DEFAULT '' NOT NULL,
	CONSTRAINT "tasks_running_order" CHECK ("tasks_running"."last_active_at" >= "tasks_running"."settled_at")
);
--> statement-breakpoint
CREATE TABLE "tasks_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"percent" integer NOT NULL,
	"done_when" text NOT NULL,
	"added_by" uuid,
	"is_own" boolean DEFAULT false NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"time_spent" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	"touched_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tasks_tasks_status" CHECK ("tasks_tasks"."status" between 0 and 3),
	CONSTRAINT "tasks_tasks_time" CHECK ("tasks_tasks"."time_spent" >= 0),
	CONSTRAINT "tasks_tasks_percent" CHECK ("tasks_tasks"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "tasks_time" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"athlete_user_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"is_discarded" boolean NOT NULL,
	"source" text NOT NULL,
	"done" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tasks_time_order" CHECK ("tasks_time"."to_at" > "tasks_time"."from_at"),
	CONSTRAINT "tasks_time_whole_seconds" CHECK (extract(microseconds from "tasks_time"."from_at")::int % 1000000 = 0 and extract(microseconds from "tasks_time"."to_at")::int % 1000000 = 0)
);
--> statement-breakpoint
CREATE TABLE "teams_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teams_members" (
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"confirmed_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "teams_members_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "teams_teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"event_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"acting_as_id" uuid,
	"action" text NOT NULL,
	"user_id" uuid,
	"subject" text,
	"before" jsonb,
	"after" jsonb,
	"details" jsonb NOT NULL,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "reference_data" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_nodes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"memory_mb" integer NOT NULL,
	"connections" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_routes" (
	"hour" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"route" text NOT NULL,
	"answered" integer NOT NULL,
	"refused" integer NOT NULL,
	"failed" integer NOT NULL,
	"total_ms" double precision NOT NULL,
	"slowest_ms" double precision NOT NULL,
	"last_failed_at" timestamp with time zone,
	"last_failed_id" text,
	CONSTRAINT "health_routes_hour_method_route_pk" PRIMARY KEY("hour","method","route")
);
--> statement-breakpoint
CREATE TABLE "health_statements" (
	"hour" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	"text" text NOT NULL,
	"count" integer NOT NULL,
	"total_ms" double precision NOT NULL,
	"slowest_ms" double precision NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "health_statements_hour_hash_pk" PRIMARY KEY("hour","hash")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"call_id" uuid,
	"intent" jsonb,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs_done" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"left_at" timestamp with time zone,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "mail_inbox_days" (
	"inbox" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"received" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"zip" text PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"city_population" integer
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"is_remembered" boolean NOT NULL,
	"impersonator_id" uuid,
	"admin_session_id" uuid,
	"sealed_admin_token" "bytea",
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "accounts_devices" ADD CONSTRAINT "accounts_devices_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_entitlements" ADD CONSTRAINT "accounts_entitlements_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_guardians" ADD CONSTRAINT "accounts_guardians_parent_id_accounts_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_guardians" ADD CONSTRAINT "accounts_guardians_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_identities" ADD CONSTRAINT "accounts_identities_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_invitations" ADD CONSTRAINT "accounts_invitations_inviter_id_accounts_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_invitations" ADD CONSTRAINT "accounts_invitations_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_password_resets" ADD CONSTRAINT "accounts_password_resets_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_restore_links" ADD CONSTRAINT "accounts_restore_links_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_role_choices" ADD CONSTRAINT "accounts_role_choices_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_sign_in_attempts" ADD CONSTRAINT "accounts_sign_in_attempts_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_sign_in_attempts" ADD CONSTRAINT "accounts_sign_in_attempts_registration_id_accounts_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."accounts_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates_commissions" ADD CONSTRAINT "affiliates_commissions_promo_code_id_affiliates_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."affiliates_promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates_commissions" ADD CONSTRAINT "affiliates_commissions_owner_id_accounts_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates_commissions" ADD CONSTRAINT "affiliates_commissions_customer_id_accounts_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates_payouts" ADD CONSTRAINT "affiliates_payouts_owner_id_accounts_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates_payouts" ADD CONSTRAINT "affiliates_payouts_staff_id_accounts_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates_promo_codes" ADD CONSTRAINT "affiliates_promo_codes_owner_id_accounts_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates_referrals" ADD CONSTRAINT "affiliates_referrals_promo_code_id_affiliates_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."affiliates_promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates_referrals" ADD CONSTRAINT "affiliates_referrals_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_catalog_state" ADD CONSTRAINT "billing_catalog_state_updated_by_accounts_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_held_options" ADD CONSTRAINT "billing_held_options_package_key_billing_packages_key_fk" FOREIGN KEY ("package_key") REFERENCES "public"."billing_packages"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_held_options" ADD CONSTRAINT "billing_held_options_option_id_billing_package_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."billing_package_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_package_prices" ADD CONSTRAINT "billing_package_prices_package_key_billing_packages_key_fk" FOREIGN KEY ("package_key") REFERENCES "public"."billing_packages"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_addresses" ADD CONSTRAINT "billing_addresses_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_charges" ADD CONSTRAINT "billing_charges_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_charges" ADD CONSTRAINT "billing_charges_package_key_billing_packages_key_fk" FOREIGN KEY ("package_key") REFERENCES "public"."billing_packages"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_charge_id_billing_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."billing_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_payer_id_accounts_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_payment_methods" ADD CONSTRAINT "billing_payment_methods_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_refunds" ADD CONSTRAINT "billing_refunds_charge_id_billing_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."billing_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_refunds" ADD CONSTRAINT "billing_refunds_staff_id_accounts_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_payer_id_accounts_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_package_key_billing_packages_key_fk" FOREIGN KEY ("package_key") REFERENCES "public"."billing_packages"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_next_package_key_billing_packages_key_fk" FOREIGN KEY ("next_package_key") REFERENCES "public"."billing_packages"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_tax_rates" ADD CONSTRAINT "billing_tax_rates_updated_by_accounts_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleges_verifications" ADD CONSTRAINT "colleges_verifications_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleges_verifications" ADD CONSTRAINT "colleges_verifications_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleges_coaches" ADD CONSTRAINT "colleges_coaches_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleges_coaches" ADD CONSTRAINT "colleges_coaches_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleges_coaches" ADD CONSTRAINT "colleges_coaches_added_for_accounts_users_id_fk" FOREIGN KEY ("added_for") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleges_domains" ADD CONSTRAINT "colleges_domains_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_item_id_inbox_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inbox_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_by_id_accounts_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_assignee_id_accounts_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_assignee_id_accounts_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_pages" ADD CONSTRAINT "matching_pages_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_results" ADD CONSTRAINT "matching_results_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_surveys" ADD CONSTRAINT "matching_surveys_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_surveys" ADD CONSTRAINT "matching_surveys_saved_by_accounts_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_tips_shown" ADD CONSTRAINT "matching_tips_shown_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_conversations" ADD CONSTRAINT "messaging_conversations_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_conversations" ADD CONSTRAINT "messaging_conversations_coach_id_accounts_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_drafts" ADD CONSTRAINT "messaging_drafts_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_drafts" ADD CONSTRAINT "messaging_drafts_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_drafts" ADD CONSTRAINT "messaging_drafts_contact_id_accounts_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_messages" ADD CONSTRAINT "messaging_messages_conversation_id_messaging_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."messaging_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_messages" ADD CONSTRAINT "messaging_messages_sender_id_accounts_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_notices" ADD CONSTRAINT "messaging_notices_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_read_marks" ADD CONSTRAINT "messaging_read_marks_conversation_id_messaging_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."messaging_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_read_marks" ADD CONSTRAINT "messaging_read_marks_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_reports" ADD CONSTRAINT "messaging_reports_message_id_messaging_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messaging_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_reports" ADD CONSTRAINT "messaging_reports_reporter_id_accounts_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_assistant_attempts" ADD CONSTRAINT "profiles_assistant_attempts_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_confirmations" ADD CONSTRAINT "profiles_confirmations_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_confirmations" ADD CONSTRAINT "profiles_confirmations_metric_id_profiles_metrics_id_fk" FOREIGN KEY ("metric_id") REFERENCES "public"."profiles_metrics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_confirmations" ADD CONSTRAINT "profiles_confirmations_season_id_profiles_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."profiles_seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_confirmations" ADD CONSTRAINT "profiles_confirmations_confirmed_by_accounts_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_messages" ADD CONSTRAINT "profiles_messages_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_messages" ADD CONSTRAINT "profiles_messages_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_media" ADD CONSTRAINT "profiles_media_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_uploads" ADD CONSTRAINT "profiles_uploads_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_athletes" ADD CONSTRAINT "profiles_athletes_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_documents" ADD CONSTRAINT "profiles_documents_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_former_slugs" ADD CONSTRAINT "profiles_former_slugs_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_answers" ADD CONSTRAINT "profiles_answers_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_awards" ADD CONSTRAINT "profiles_awards_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_contacts" ADD CONSTRAINT "profiles_contacts_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_education" ADD CONSTRAINT "profiles_education_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_goals" ADD CONSTRAINT "profiles_goals_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_interviews" ADD CONSTRAINT "profiles_interviews_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_metrics" ADD CONSTRAINT "profiles_metrics_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_press" ADD CONSTRAINT "profiles_press_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_quotes" ADD CONSTRAINT "profiles_quotes_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_references" ADD CONSTRAINT "profiles_references_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_events" ADD CONSTRAINT "profiles_events_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_social_names" ADD CONSTRAINT "profiles_social_names_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_social_readings" ADD CONSTRAINT "profiles_social_readings_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_vip_details" ADD CONSTRAINT "profiles_vip_details_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_figures" ADD CONSTRAINT "profiles_figures_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_seasons" ADD CONSTRAINT "profiles_seasons_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_transcript_requests" ADD CONSTRAINT "profiles_transcript_requests_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_transcript_requests" ADD CONSTRAINT "profiles_transcript_requests_answered_by_accounts_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_transcripts" ADD CONSTRAINT "profiles_transcripts_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_coach_views" ADD CONSTRAINT "profiles_coach_views_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_coach_views" ADD CONSTRAINT "profiles_coach_views_coach_id_accounts_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_visitor_views" ADD CONSTRAINT "profiles_visitor_views_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rankings_evaluations" ADD CONSTRAINT "rankings_evaluations_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rankings_evaluations" ADD CONSTRAINT "rankings_evaluations_evaluator_id_accounts_users_id_fk" FOREIGN KEY ("evaluator_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rankings_scores" ADD CONSTRAINT "rankings_scores_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_events" ADD CONSTRAINT "recruiting_events_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_events" ADD CONSTRAINT "recruiting_events_contact_id_colleges_coaches_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."colleges_coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_events" ADD CONSTRAINT "recruiting_events_coach_id_accounts_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_events" ADD CONSTRAINT "recruiting_events_author_id_accounts_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_logs" ADD CONSTRAINT "recruiting_logs_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_logs" ADD CONSTRAINT "recruiting_logs_author_id_accounts_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_centers" ADD CONSTRAINT "recruiting_centers_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_favorite_athletes" ADD CONSTRAINT "recruiting_favorite_athletes_coach_id_accounts_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_favorite_athletes" ADD CONSTRAINT "recruiting_favorite_athletes_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_favorite_colleges" ADD CONSTRAINT "recruiting_favorite_colleges_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_favorite_colleges" ADD CONSTRAINT "recruiting_favorite_colleges_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_guides_shown" ADD CONSTRAINT "recruiting_guides_shown_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_view_marks" ADD CONSTRAINT "recruiting_view_marks_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_view_marks" ADD CONSTRAINT "recruiting_view_marks_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_view_marks" ADD CONSTRAINT "recruiting_view_marks_coach_id_accounts_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_viewed_colleges" ADD CONSTRAINT "recruiting_viewed_colleges_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiting_viewed_colleges" ADD CONSTRAINT "recruiting_viewed_colleges_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_assignments" ADD CONSTRAINT "roster_assignments_coach_id_accounts_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_assignments" ADD CONSTRAINT "roster_assignments_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_claims" ADD CONSTRAINT "roster_claims_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_claims" ADD CONSTRAINT "roster_claims_success_coach_id_accounts_users_id_fk" FOREIGN KEY ("success_coach_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_declines" ADD CONSTRAINT "roster_declines_success_coach_id_accounts_users_id_fk" FOREIGN KEY ("success_coach_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_declines" ADD CONSTRAINT "roster_declines_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_unclaims" ADD CONSTRAINT "roster_unclaims_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_athletes" ADD CONSTRAINT "search_athletes_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_choices" ADD CONSTRAINT "search_choices_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks_notes" ADD CONSTRAINT "tasks_notes_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks_notes" ADD CONSTRAINT "tasks_notes_author_id_accounts_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks_program_state" ADD CONSTRAINT "tasks_program_state_updated_by_accounts_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks_running" ADD CONSTRAINT "tasks_running_coach_id_accounts_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks_running" ADD CONSTRAINT "tasks_running_task_id_tasks_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks_running" ADD CONSTRAINT "tasks_running_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks_tasks" ADD CONSTRAINT "tasks_tasks_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks_tasks" ADD CONSTRAINT "tasks_tasks_added_by_accounts_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks_time" ADD CONSTRAINT "tasks_time_coach_id_accounts_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks_time" ADD CONSTRAINT "tasks_time_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks_time" ADD CONSTRAINT "tasks_time_task_id_tasks_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams_members" ADD CONSTRAINT "teams_members_team_id_teams_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams_members" ADD CONSTRAINT "teams_members_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams_teams" ADD CONSTRAINT "teams_teams_event_id_teams_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."teams_events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams_teams" ADD CONSTRAINT "teams_teams_created_by_accounts_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_admin_session_id_sessions_id_fk" FOREIGN KEY ("admin_session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_codes_user" ON "accounts_codes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "accounts_codes_expires" ON "accounts_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "accounts_entitlements_user" ON "accounts_entitlements" USING btree ("user_id","what");--> statement-breakpoint
CREATE INDEX "accounts_guardians_athlete" ON "accounts_guardians" USING btree ("athlete_user_id");--> statement-breakpoint
CREATE INDEX "accounts_identities_user" ON "accounts_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "accounts_invitations_athlete" ON "accounts_invitations" USING btree ("athlete_user_id");--> statement-breakpoint
CREATE INDEX "accounts_password_resets_user" ON "accounts_password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "accounts_registrations_email" ON "accounts_registrations" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "accounts_registrations_expires" ON "accounts_registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "accounts_restore_links_user" ON "accounts_restore_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "accounts_sign_in_attempts_user" ON "accounts_sign_in_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "accounts_sign_in_attempts_registration" ON "accounts_sign_in_attempts" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "accounts_sign_in_attempts_expires" ON "accounts_sign_in_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "accounts_social_attempts_expires" ON "accounts_social_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "accounts_users_deleted" ON "accounts_users" USING btree ("deleted_at") WHERE "accounts_users"."deleted_at" is not null and "accounts_users"."erased_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_users_email" ON "accounts_users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "accounts_users_type" ON "accounts_users" USING btree ("type","created_at");--> statement-breakpoint
CREATE INDEX "accounts_users_newest" ON "accounts_users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_users_name" ON "accounts_users" USING btree (lower("last_name"),lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "accounts_users_seen" ON "accounts_users" USING btree (coalesce("last_seen_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "accounts_users_words" ON "accounts_users" USING gin ((' ' || lower("first_name" || ' ' || "last_name" || ' ' || coalesce("email", ''))) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "admin_work_by" ON "admin_work" USING btree ("by_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_work_running" ON "admin_work" USING btree ("by_id","kind") WHERE "admin_work"."finished_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "affiliates_commissions_earned" ON "affiliates_commissions" USING btree ("charge_id") WHERE "affiliates_commissions"."kind" = 'earned';--> statement-breakpoint
CREATE INDEX "affiliates_commissions_charge" ON "affiliates_commissions" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "affiliates_commissions_owner" ON "affiliates_commissions" USING btree ("owner_id","payable_at");--> statement-breakpoint
CREATE INDEX "affiliates_commissions_code" ON "affiliates_commissions" USING btree ("promo_code_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliates_payouts_reference" ON "affiliates_payouts" USING btree ("owner_id",lower("reference"));--> statement-breakpoint
CREATE INDEX "affiliates_payouts_paid" ON "affiliates_payouts" USING btree ("paid_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliates_promo_codes_code" ON "affiliates_promo_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "affiliates_promo_codes_owner" ON "affiliates_promo_codes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "affiliates_referrals_code" ON "affiliates_referrals" USING btree ("promo_code_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_charges_key" ON "billing_charges" USING btree ("subscription_id","period");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_charges_open" ON "billing_charges" USING btree ("athlete_user_id") WHERE "billing_charges"."status" = 'open';--> statement-breakpoint
CREATE INDEX "billing_charges_claimed" ON "billing_charges" USING btree ("claimed_until") WHERE "billing_charges"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "billing_charges_transaction" ON "billing_charges" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "billing_charges_unsettled" ON "billing_charges" USING btree ("updated_at") WHERE "billing_charges"."status" = 'paid' and not "billing_charges"."is_settled";--> statement-breakpoint
CREATE INDEX "billing_charges_total" ON "billing_charges" USING btree ("total");--> statement-breakpoint
CREATE INDEX "billing_invoices_athlete" ON "billing_invoices" USING btree ("athlete_user_id","number");--> statement-breakpoint
CREATE INDEX "billing_invoices_payer" ON "billing_invoices" USING btree ("payer_id","number");--> statement-breakpoint
CREATE INDEX "billing_invoices_issued" ON "billing_invoices" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "billing_ledger_charge" ON "billing_ledger" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "billing_ledger_revenue" ON "billing_ledger" USING btree ("created_at","cents","charge_id","refund_id") WHERE "billing_ledger"."account" = 'revenue';--> statement-breakpoint
CREATE UNIQUE INDEX "billing_ledger_line" ON "billing_ledger" USING btree ("event_id","account");--> statement-breakpoint
CREATE INDEX "billing_payment_methods_user" ON "billing_payment_methods" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_payment_methods_default" ON "billing_payment_methods" USING btree ("user_id") WHERE "billing_payment_methods"."is_default";--> statement-breakpoint
CREATE INDEX "billing_refunds_charge" ON "billing_refunds" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "billing_refunds_open" ON "billing_refunds" USING btree ("claimed_until") WHERE "billing_refunds"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "billing_subscriptions_running" ON "billing_subscriptions" USING btree ("athlete_user_id") WHERE "billing_subscriptions"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "billing_subscriptions_athlete" ON "billing_subscriptions" USING btree ("athlete_user_id","created_at");--> statement-breakpoint
CREATE INDEX "billing_subscriptions_payer" ON "billing_subscriptions" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "billing_subscriptions_due" ON "billing_subscriptions" USING btree ("due_on","id") WHERE "billing_subscriptions"."due_on" is not null;--> statement-breakpoint
CREATE INDEX "colleges_verifications_status" ON "colleges_verifications" USING btree ("status","requested_at");--> statement-breakpoint
CREATE INDEX "colleges_verifications_until" ON "colleges_verifications" USING btree ("verified_until");--> statement-breakpoint
CREATE INDEX "colleges_coaches_college" ON "colleges_coaches" USING btree ("college_id","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "colleges_coaches_user" ON "colleges_coaches" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "colleges_coaches_email" ON "colleges_coaches" USING btree (lower("email")) WHERE "colleges_coaches"."added_for" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "colleges_coaches_added" ON "colleges_coaches" USING btree ("added_for","college_id",lower("email")) WHERE "colleges_coaches"."added_for" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "colleges_coaches_added_phone" ON "colleges_coaches" USING btree ("added_for","college_id","phone",lower("first_name"),lower("last_name")) WHERE "colleges_coaches"."added_for" is not null and "colleges_coaches"."email" is null;--> statement-breakpoint
CREATE INDEX "colleges_division" ON "colleges" USING btree ("division");--> statement-breakpoint
CREATE INDEX "colleges_state" ON "colleges" USING btree ("state");--> statement-breakpoint
CREATE INDEX "inbox_entries_item" ON "inbox_entries" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "inbox_items_state" ON "inbox_items" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "inbox_items_open" ON "inbox_items" USING btree ("assignee_id") WHERE "inbox_items"."state" in ('new', 'assigned');--> statement-breakpoint
CREATE INDEX "inbox_items_user" ON "inbox_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "matching_results_catalog" ON "matching_results" USING btree ("catalog_version");--> statement-breakpoint
CREATE INDEX "matching_results_method" ON "matching_results" USING btree ("method_version");--> statement-breakpoint
CREATE INDEX "matching_surveys_stale" ON "matching_surveys" USING btree ("athlete_user_id") WHERE "matching_surveys"."is_stale";--> statement-breakpoint
CREATE UNIQUE INDEX "messaging_conversations_pair" ON "messaging_conversations" USING btree ("athlete_user_id","coach_id");--> statement-breakpoint
CREATE INDEX "messaging_conversations_athlete" ON "messaging_conversations" USING btree ("athlete_user_id","family_last_at");--> statement-breakpoint
CREATE INDEX "messaging_conversations_coach" ON "messaging_conversations" USING btree ("coach_id","coach_last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messaging_messages_seq" ON "messaging_messages" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "messaging_messages_client" ON "messaging_messages" USING btree ("sender_id","client_id");--> statement-breakpoint
CREATE INDEX "messaging_messages_minute" ON "messaging_messages" USING btree ("conversation_id",date_trunc('minute', "created_at" at time zone 'UTC'),"id");--> statement-breakpoint
CREATE INDEX "messaging_messages_withheld" ON "messaging_messages" USING btree ("conversation_id") WHERE "messaging_messages"."is_withheld";--> statement-breakpoint
CREATE INDEX "messaging_notices_user" ON "messaging_notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "messaging_notices_unread" ON "messaging_notices" USING btree ("user_id") WHERE "messaging_notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "messaging_read_marks_user" ON "messaging_read_marks" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messaging_reports_once" ON "messaging_reports" USING btree ("message_id","reporter_id");--> statement-breakpoint
CREATE INDEX "messaging_reports_open" ON "messaging_reports" USING btree ("closed_at","id");--> statement-breakpoint
CREATE INDEX "profiles_confirmations_athlete" ON "profiles_confirmations" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_messages_athlete" ON "profiles_messages" USING btree ("athlete_id","created_at");--> statement-breakpoint
CREATE INDEX "profiles_messages_minute" ON "profiles_messages" USING btree ("athlete_id",date_trunc('minute', "created_at" at time zone 'UTC'),"id");--> statement-breakpoint
CREATE INDEX "profiles_drive_picks_expires" ON "profiles_drive_picks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "profiles_media_athlete" ON "profiles_media" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_uploads_created" ON "profiles_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "profiles_athletes_sport_class" ON "profiles_athletes" USING btree ("sport_key","class_year");--> statement-breakpoint
CREATE INDEX "profiles_athletes_seros" ON "profiles_athletes" USING btree ("id") WHERE "profiles_athletes"."is_seros";--> statement-breakpoint
CREATE INDEX "profiles_athletes_newest" ON "profiles_athletes" USING btree ("created_at","id") WHERE "profiles_athletes"."is_visible";--> statement-breakpoint
CREATE INDEX "profiles_athletes_class" ON "profiles_athletes" USING btree ("class_year","created_at","id") WHERE "profiles_athletes"."is_visible";--> statement-breakpoint
CREATE INDEX "profiles_answers_athlete" ON "profiles_answers" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_awards_athlete" ON "profiles_awards" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_goals_athlete" ON "profiles_goals" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_interviews_athlete" ON "profiles_interviews" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_metrics_athlete" ON "profiles_metrics" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_press_athlete" ON "profiles_press" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_references_athlete" ON "profiles_references" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_events_athlete" ON "profiles_events" USING btree ("athlete_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_pools_group" ON "profiles_pools" USING btree ("sport_key","gender","class_year","position","key");--> statement-breakpoint
CREATE INDEX "profiles_seasons_athlete" ON "profiles_seasons" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_transcript_requests_athlete" ON "profiles_transcript_requests" USING btree ("athlete_id","created_at");--> statement-breakpoint
CREATE INDEX "profiles_transcripts_athlete" ON "profiles_transcripts" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "profiles_coach_views_athlete" ON "profiles_coach_views" USING btree ("athlete_id","viewed_at");--> statement-breakpoint
CREATE INDEX "profiles_coach_views_coach" ON "profiles_coach_views" USING btree ("coach_id","viewed_at");--> statement-breakpoint
CREATE INDEX "profiles_coach_views_minute" ON "profiles_coach_views" USING btree ("athlete_id",date_trunc('minute', "viewed_at" at time zone 'UTC'),"id");--> statement-breakpoint
CREATE INDEX "profiles_coach_views_pair" ON "profiles_coach_views" USING btree ("athlete_id","coach_id","viewed_at");--> statement-breakpoint
CREATE INDEX "rankings_scores_sport" ON "rankings_scores" USING btree ("sport_key","gender","score");--> statement-breakpoint
CREATE INDEX "recruiting_events_athlete" ON "recruiting_events" USING btree ("athlete_user_id","event_date","event_time");--> statement-breakpoint
CREATE INDEX "recruiting_events_contact" ON "recruiting_events" USING btree ("contact_id","athlete_user_id");--> statement-breakpoint
CREATE INDEX "recruiting_events_coach" ON "recruiting_events" USING btree ("coach_id","athlete_user_id");--> statement-breakpoint
CREATE INDEX "recruiting_events_of_family" ON "recruiting_events" USING btree ("athlete_user_id","type","event_date","event_time","id") WHERE "recruiting_events"."author_id" is distinct from "recruiting_events"."coach_id";--> statement-breakpoint
CREATE INDEX "recruiting_events_of_coach" ON "recruiting_events" USING btree ("coach_id","type","event_date","event_time","id","athlete_user_id") WHERE "recruiting_events"."author_id" = "recruiting_events"."coach_id";--> statement-breakpoint
CREATE INDEX "recruiting_logs_athlete" ON "recruiting_logs" USING btree ("athlete_user_id","id");--> statement-breakpoint
CREATE INDEX "roster_assignments_athlete" ON "roster_assignments" USING btree ("athlete_user_id");--> statement-breakpoint
CREATE INDEX "roster_claims_success_coach" ON "roster_claims" USING btree ("success_coach_id");--> statement-breakpoint
CREATE INDEX "roster_declines_athlete" ON "roster_declines" USING btree ("athlete_user_id");--> statement-breakpoint
CREATE INDEX "search_athletes_score" ON "search_athletes" USING btree ("score" DESC NULLS FIRST,"athlete_id");--> statement-breakpoint
CREATE INDEX "search_athletes_choice" ON "search_athletes" USING btree ("state","sport_key","class_year","is_visible");--> statement-breakpoint
CREATE INDEX "search_athletes_class" ON "search_athletes" USING btree ("sport_key","class_year",lower("last_name") collate "C",lower("first_name") collate "C","user_id");--> statement-breakpoint
CREATE INDEX "search_athletes_words" ON "search_athletes" USING gin ("words","sport_key","position","class_year","state","gender","height_band","weight_band");--> statement-breakpoint
CREATE INDEX "search_history_user" ON "search_history" USING btree ("user_id","place");--> statement-breakpoint
CREATE INDEX "site_contact_messages_created" ON "site_contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "site_contact_messages_email" ON "site_contact_messages" USING btree (lower("contact_email"));--> statement-breakpoint
CREATE INDEX "site_feedback_messages_created" ON "site_feedback_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "site_content_versions_key" ON "site_content_versions" USING btree ("key","id");--> statement-breakpoint
CREATE INDEX "tasks_notes_athlete" ON "tasks_notes" USING btree ("athlete_user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_running_task" ON "tasks_running" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "tasks_running_athlete" ON "tasks_running" USING btree ("athlete_user_id");--> statement-breakpoint
CREATE INDEX "tasks_tasks_athlete" ON "tasks_tasks" USING btree ("athlete_user_id","position");--> statement-breakpoint
CREATE INDEX "tasks_time_coach" ON "tasks_time" USING btree ("coach_id","from_at");--> statement-breakpoint
CREATE INDEX "tasks_time_athlete" ON "tasks_time" USING btree ("athlete_user_id","from_at");--> statement-breakpoint
CREATE INDEX "tasks_time_task" ON "tasks_time" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "tasks_time_from" ON "tasks_time" USING btree ("from_at","id");--> statement-breakpoint
CREATE INDEX "teams_members_user" ON "teams_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "teams_teams_event" ON "teams_teams" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "teams_teams_created_by" ON "teams_teams" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_user" ON "audit_entries" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_acting_as" ON "audit_entries" USING btree ("acting_as_id","at") WHERE "audit_entries"."acting_as_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_entries_words" ON "audit_entries" USING gin ((lower(coalesce("subject", '') || ' ' || "action" || ' ' || coalesce("before"::text, '') || ' ' || coalesce("after"::text, '') || ' ' || coalesce("details" ->> 'reason', '') || ' ' || coalesce("details" ->> 'summary', ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_done_at" ON "jobs_done" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("number") WHERE "outbox"."left_at" is null;--> statement-breakpoint
CREATE INDEX "places_city" ON "places" USING btree ("state","city");--> statement-breakpoint
CREATE INDEX "places_plain_city" ON "places" USING btree (translate(lower("city"), '-.''', ' ') collate "C");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_admin_session" ON "sessions" USING btree ("admin_session_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
-- The packages and what each holds.
INSERT INTO "billing_packages" ("position", "key", "slug", "name", "tagline") VALUES
	(1, 'package-1', 'starter-showcase', 'Starter Showcase', 'A page you are proud to send.'),
	(2, 'package-2', 'starter-elite', 'Starter Elite', 'Find the right coaches and write to them.'),
	(3, 'package-3', 'all-star-showcase', 'All-Star Showcase', 'Someone in your corner all the way.'),
	(4, 'package-4', 'college-concierge', 'College Concierge', 'We run the search with you.');
--> statement-breakpoint
INSERT INTO "billing_package_prices" ("package_key", "starts_on", "month_price") VALUES
	('package-1', '2026-01-01', 1900),
	('package-2', '2026-01-01', 4900),
	('package-3', '2026-01-01', 9900),
	('package-4', '2026-01-01', 24900);
--> statement-breakpoint
INSERT INTO "billing_catalog_state" ("id", "version") VALUES (1, 1);
--> statement-breakpoint
INSERT INTO "billing_package_options" ("position", "id", "name", "description") VALUES
	(1, '019a8100-0000-7000-8000-000000000001', 'Every profile section', 'Stats, metrics, goals, education, awards, press and more: fill in what you have, and nothing empty shows.'),
	(2, '019a8100-0000-7000-8000-000000000002', '30 photos and videos', 'Your reel in the order you choose; a free account has room for 5 photos.'),
	(3, '019a8100-0000-7000-8000-000000000003', 'Your color', 'Give the page the color of your team: black, green, blue, purple, orange or red.'),
	(4, '019a8100-0000-7000-8000-000000000004', 'PDF and event sheet', 'The page as a file to send, and one sheet to hand out at a showcase.'),
	(5, '019a8100-0000-7000-8000-000000000005', 'View counts', 'See how often the page is opened; your own visits, your family and our staff never count.'),
	(6, '019a8100-0000-7000-8000-000000000006', 'Recruiting center', 'Search colleges and their coaches, keep favorites and plan who is next; basketball only.'),
	(7, '019a8100-0000-7000-8000-000000000007', 'Chat with college coaches', 'Write to coaches and get their answers in one place that your family can read too.'),
	(8, '019a8100-0000-7000-8000-000000000008', 'Activity log', 'Calls, emails, texts, chats and views by coaches, by date, so you always know where you stand.'),
	(9, '019a8100-0000-7000-8000-000000000009', 'Best college match', 'Take a survey, then see colleges with a match score you can look into; basketball only.'),
	(10, '019a8100-0000-7000-8000-000000000010', 'Success coach', 'A real person who works through your plan with you. You see every minute they log.'),
	(11, '019a8100-0000-7000-8000-000000000011', 'Weekly session', 'Your success coach and you go through the search once a week.'),
	(12, '019a8100-0000-7000-8000-000000000012', 'Outreach drafting', 'We draft your messages to coaches; you read them, change them and send them.'),
	(13, '019a8100-0000-7000-8000-000000000013', 'Transcript review', 'We check your transcript against what your colleges require and tell you what is missing.'),
	(14, '019a8100-0000-7000-8000-000000000014', 'Premium page', 'A page with a design of its own, always in black.');
--> statement-breakpoint
INSERT INTO "billing_held_options" ("package_key", "option_id")
SELECT "held"."package_key", "option"."id"
FROM (VALUES ('package-1', 5), ('package-2', 8), ('package-3', 10), ('package-4', 14)) AS "held" ("package_key", "up_to")
JOIN "billing_package_options" AS "option" ON "option"."position" <= "held"."up_to";
--> statement-breakpoint
-- The stretches of a success coach's ledger never overlap.
ALTER TABLE "tasks_time" ADD CONSTRAINT "tasks_time_no_overlap" EXCLUDE USING gist ("coach_id" WITH =, tstzrange("from_at", "to_at") WITH &&);
--> statement-breakpoint
-- The task list for new athletes.
INSERT INTO "tasks_program" ("id", "position", "name", "percent", "done_when") VALUES
	('019a8200-0000-7000-8000-000000000001', 1, 'Welcome call', 5, 'Family met, goals written down'),
	('019a8200-0000-7000-8000-000000000002', 2, 'Profile review', 10, 'Every section filled in or hidden'),
	('019a8200-0000-7000-8000-000000000003', 3, 'Film review', 10, 'Reel cut, three full games linked'),
	('019a8200-0000-7000-8000-000000000004', 4, 'Measurements confirmed', 5, 'Height, reach, and wingspan with a source'),
	('019a8200-0000-7000-8000-000000000005', 5, 'Transcript and core courses', 10, '16 core courses counted'),
	('019a8200-0000-7000-8000-000000000006', 6, 'College list of 25', 10, '25 favorites: reach, target, likely'),
	('019a8200-0000-7000-8000-000000000007', 7, 'Match survey together', 5, 'All eight steps answered'),
	('019a8200-0000-7000-8000-000000000008', 8, 'Outreach plan', 10, 'Who, when, and what to say'),
	('019a8200-0000-7000-8000-000000000009', 9, 'First ten emails', 10, 'Ten sent, each one personal'),
	('019a8200-0000-7000-8000-000000000010', 10, 'Follow-ups', 10, 'Every reply answered within two days'),
	('019a8200-0000-7000-8000-000000000011', 11, 'Visit plan', 5, 'Dates agreed with the family'),
	('019a8200-0000-7000-8000-000000000012', 12, 'Offers and decision', 5, 'Offers compared, one chosen'),
	('019a8200-0000-7000-8000-000000000013', 13, 'Summary for the family', 5, 'Two pages, sent and read');
--> statement-breakpoint
INSERT INTO "tasks_program_state" ("id", "version") VALUES (1, 1);
--> statement-breakpoint
-- Every change of what visitors' pages are made of counts, in its own transaction. The row is one that no other
-- transaction is changing, so nobody waits, and a new one if there is none. A version is the sum of its rows.
CREATE FUNCTION "count_page_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "page_versions" SET "version" = "version" + 1 WHERE "id" = (
		SELECT "id" FROM "page_versions" WHERE "name" = TG_ARGV[0] ORDER BY "id" LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED
	);
	IF NOT FOUND THEN
		INSERT INTO "page_versions" ("name", "version") VALUES (TG_ARGV[0], 1);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "page_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_contents" FOR EACH STATEMENT EXECUTE FUNCTION "count_page_change"('site');
--> statement-breakpoint
CREATE TRIGGER "page_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reference_data" FOR EACH STATEMENT EXECUTE FUNCTION "count_page_change"('reference');
--> statement-breakpoint
CREATE TRIGGER "page_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "billing_packages" FOR EACH STATEMENT EXECUTE FUNCTION "count_page_change"('packages');
--> statement-breakpoint
CREATE TRIGGER "page_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "billing_package_prices" FOR EACH STATEMENT EXECUTE FUNCTION "count_page_change"('packages');
--> statement-breakpoint
CREATE TRIGGER "page_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "billing_package_options" FOR EACH STATEMENT EXECUTE FUNCTION "count_page_change"('packages');
--> statement-breakpoint
CREATE TRIGGER "page_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "billing_held_options" FOR EACH STATEMENT EXECUTE FUNCTION "count_page_change"('packages');
--> statement-breakpoint
CREATE TRIGGER "page_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "profiles_athletes" FOR EACH STATEMENT EXECUTE FUNCTION "count_page_change"('athletes');
--> statement-breakpoint
CREATE TRIGGER "page_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "profiles_documents" FOR EACH STATEMENT EXECUTE FUNCTION "count_page_change"('athletes');
--> statement-breakpoint
CREATE TRIGGER "page_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "profiles_former_slugs" FOR EACH STATEMENT EXECUTE FUNCTION "count_page_change"('athletes');
--> statement-breakpoint
CREATE TRIGGER "page_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "profiles_figures" FOR EACH STATEMENT EXECUTE FUNCTION "count_page_change"('athletes');
--> statement-breakpoint
CREATE TRIGGER "page_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "rankings_scores" FOR EACH STATEMENT EXECUTE FUNCTION "count_page_change"('athletes');
--> statement-breakpoint
CREATE TRIGGER "page_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_athletes" FOR EACH STATEMENT EXECUTE FUNCTION "count_page_change"('athletes');
--> statement-breakpoint
CREATE TRIGGER "page_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_spellings" FOR EACH STATEMENT EXECUTE FUNCTION "count_page_change"('athletes');
--> statement-breakpoint
-- People are marked as seen all the time. Pages show only these columns, of people who have a page.
CREATE TRIGGER "page_change" AFTER UPDATE OF "first_name", "last_name", "gender", "deleted_at" OR DELETE OR TRUNCATE ON "accounts_users" FOR EACH STATEMENT EXECUTE FUNCTION "count_page_change"('athletes');
