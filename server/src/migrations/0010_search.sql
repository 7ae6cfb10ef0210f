-- For one index over words and filters together.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
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
CREATE TABLE "search_history" (
	"user_id" uuid NOT NULL,
	"athlete_user_id" uuid NOT NULL,
	"place" bigserial NOT NULL,
	CONSTRAINT "search_history_user_id_athlete_user_id_pk" PRIMARY KEY("user_id","athlete_user_id")
);
--> statement-breakpoint
CREATE TABLE "search_spellings" (
	"spelling" text NOT NULL,
	"token" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "search_spellings_spelling_token_kind_pk" PRIMARY KEY("spelling","token","kind")
);
--> statement-breakpoint
ALTER TABLE "search_athletes" ADD CONSTRAINT "search_athletes_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_choices" ADD CONSTRAINT "search_choices_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_athlete_user_id_accounts_users_id_fk" FOREIGN KEY ("athlete_user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_athletes_score" ON "search_athletes" USING btree ("score" DESC NULLS FIRST,"athlete_id");--> statement-breakpoint
CREATE INDEX "search_athletes_choice" ON "search_athletes" USING btree ("state","sport_key","class_year","is_visible");--> statement-breakpoint
CREATE INDEX "search_athletes_words" ON "search_athletes" USING gin ("words","sport_key","position","class_year","state","gender","height_band","weight_band");--> statement-breakpoint
CREATE INDEX "search_history_user" ON "search_history" USING btree ("user_id","place");