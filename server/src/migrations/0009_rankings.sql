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
ALTER TABLE "rankings_evaluations" ADD CONSTRAINT "rankings_evaluations_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rankings_evaluations" ADD CONSTRAINT "rankings_evaluations_evaluator_id_accounts_users_id_fk" FOREIGN KEY ("evaluator_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rankings_scores" ADD CONSTRAINT "rankings_scores_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rankings_scores_sport" ON "rankings_scores" USING btree ("sport_key","score");--> statement-breakpoint
CREATE INDEX "profiles_athletes_newest" ON "profiles_athletes" USING btree ("created_at","id") WHERE "profiles_athletes"."is_visible";