CREATE TABLE "accounts_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"purpose" jsonb NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
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
	"athlete_id" uuid NOT NULL,
	"relationship" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_guardians_parent_id_athlete_id_pk" PRIMARY KEY("parent_id","athlete_id")
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
	"athlete_id" uuid NOT NULL,
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
CREATE TABLE "accounts_role_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"form" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
CREATE TABLE "affiliates_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender" text,
	"email" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" uuid,
	CONSTRAINT "affiliates_invites_code_hash_unique" UNIQUE("code_hash")
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
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliates_promo_codes_text" CHECK ("affiliates_promo_codes"."code" ~ '^[A-Z0-9]{3,10}$'),
	CONSTRAINT "affiliates_promo_codes_worth" CHECK (("affiliates_promo_codes"."kind" = 'percent' and "affiliates_promo_codes"."percent" between 1 and 100 and "affiliates_promo_codes"."amount_cents" is null)
        or ("affiliates_promo_codes"."kind" = 'amount' and "affiliates_promo_codes"."amount_cents" > 0 and "affiliates_promo_codes"."percent" is null)),
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
CREATE TABLE "profiles_former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"athlete_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_assignments" (
	"coach_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roster_assignments_coach_id_athlete_id_pk" PRIMARY KEY("coach_id","athlete_id")
);
--> statement-breakpoint
CREATE TABLE "roster_claims" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"success_coach_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teams_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teams_members" (
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "teams_members_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "teams_teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"event_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"acting_as_id" uuid,
	"action" text NOT NULL,
	"user_id" uuid,
	"details" jsonb NOT NULL,
	"address" text
);
--> statement-breakpoint
ALTER TABLE "accounts_users" ADD COLUMN "unconfirmed_email" text;--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_remembered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "is_remembered" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "admin_session_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "sealed_admin_token" "bytea";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "user_agent" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "address" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "last_used_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "accounts_devices" ADD CONSTRAINT "accounts_devices_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_entitlements" ADD CONSTRAINT "accounts_entitlements_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_guardians" ADD CONSTRAINT "accounts_guardians_parent_id_accounts_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_guardians" ADD CONSTRAINT "accounts_guardians_athlete_id_accounts_users_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_identities" ADD CONSTRAINT "accounts_identities_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_invitations" ADD CONSTRAINT "accounts_invitations_inviter_id_accounts_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_invitations" ADD CONSTRAINT "accounts_invitations_athlete_id_accounts_users_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_password_resets" ADD CONSTRAINT "accounts_password_resets_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts_role_choices" ADD CONSTRAINT "accounts_role_choices_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates_promo_codes" ADD CONSTRAINT "affiliates_promo_codes_owner_id_accounts_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates_referrals" ADD CONSTRAINT "affiliates_referrals_promo_code_id_affiliates_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."affiliates_promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates_referrals" ADD CONSTRAINT "affiliates_referrals_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_former_slugs" ADD CONSTRAINT "profiles_former_slugs_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_assignments" ADD CONSTRAINT "roster_assignments_coach_id_accounts_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_assignments" ADD CONSTRAINT "roster_assignments_athlete_id_accounts_users_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_claims" ADD CONSTRAINT "roster_claims_athlete_id_accounts_users_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_claims" ADD CONSTRAINT "roster_claims_success_coach_id_accounts_users_id_fk" FOREIGN KEY ("success_coach_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams_members" ADD CONSTRAINT "teams_members_team_id_teams_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams_members" ADD CONSTRAINT "teams_members_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams_teams" ADD CONSTRAINT "teams_teams_event_id_teams_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."teams_events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_codes_user" ON "accounts_codes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "accounts_codes_expires" ON "accounts_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "accounts_entitlements_user" ON "accounts_entitlements" USING btree ("user_id","what");--> statement-breakpoint
CREATE INDEX "accounts_guardians_athlete" ON "accounts_guardians" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "accounts_identities_user" ON "accounts_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "accounts_invitations_athlete" ON "accounts_invitations" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "accounts_password_resets_user" ON "accounts_password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "accounts_registrations_email" ON "accounts_registrations" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "accounts_registrations_expires" ON "accounts_registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "accounts_social_attempts_expires" ON "accounts_social_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliates_promo_codes_code" ON "affiliates_promo_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "affiliates_promo_codes_owner" ON "affiliates_promo_codes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "affiliates_referrals_code" ON "affiliates_referrals" USING btree ("promo_code_id","created_at");--> statement-breakpoint
CREATE INDEX "roster_assignments_athlete" ON "roster_assignments" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "roster_claims_success_coach" ON "roster_claims" USING btree ("success_coach_id");--> statement-breakpoint
CREATE INDEX "teams_members_user" ON "teams_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "teams_teams_event" ON "teams_teams" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_user" ON "audit_entries" USING btree ("user_id","at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_admin_session_id_sessions_id_fk" FOREIGN KEY ("admin_session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_users_type" ON "accounts_users" USING btree ("type","created_at");--> statement-breakpoint
CREATE INDEX "sessions_admin_session" ON "sessions" USING btree ("admin_session_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash");