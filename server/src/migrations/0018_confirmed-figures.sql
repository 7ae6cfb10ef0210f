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
ALTER TABLE "profiles_confirmations" ADD CONSTRAINT "profiles_confirmations_athlete_id_profiles_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles_athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_confirmations" ADD CONSTRAINT "profiles_confirmations_metric_id_profiles_metrics_id_fk" FOREIGN KEY ("metric_id") REFERENCES "public"."profiles_metrics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_confirmations" ADD CONSTRAINT "profiles_confirmations_season_id_profiles_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."profiles_seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles_confirmations" ADD CONSTRAINT "profiles_confirmations_confirmed_by_accounts_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_confirmations_athlete" ON "profiles_confirmations" USING btree ("athlete_id");