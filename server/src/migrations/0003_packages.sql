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
CREATE TABLE "billing_packages" (
	"key" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"tagline" text NOT NULL,
	"month_price" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "billing_packages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "billing_packages_key" CHECK ("billing_packages"."key" in ('package-1','package-2','package-3','package-4')),
	CONSTRAINT "billing_packages_month_price" CHECK ("billing_packages"."month_price" > 0)
);
--> statement-breakpoint
ALTER TABLE "billing_held_options" ADD CONSTRAINT "billing_held_options_package_key_billing_packages_key_fk" FOREIGN KEY ("package_key") REFERENCES "public"."billing_packages"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_held_options" ADD CONSTRAINT "billing_held_options_option_id_billing_package_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."billing_package_options"("id") ON DELETE cascade ON UPDATE no action;